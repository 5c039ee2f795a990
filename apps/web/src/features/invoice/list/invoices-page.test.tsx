import { listInvoices, type Invoice } from '@renfort/contract/invoice/invoice.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { aCreditNote, anInvoice } from '../../../testing/an-invoice.ts'
import { byRole, hasRole, isClosed, press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { en } from '../en.ts'
import { fr } from '../fr.ts'
import { type InvoiceSearch, readInvoiceSearch } from '../invoice-search.ts'
import { InvoicesPage } from './invoices-page.tsx'

const late = anInvoice({ number: 2, weekStartDate: '2026-10-19', dueDate: '2026-11-11' })
const paid = anInvoice({ number: 3, weekStartDate: '2025-12-29', paid: true, amount: 12.5 })
const note = aCreditNote(late)
const all = [anInvoice(), late, note, paid]

/** The product's clock says Monday 23 November 2026. */
const open = (search: InvoiceSearch = {}, locale: 'fr' | 'en' = 'fr') =>
  show(<InvoicesPage search={search} />, { at: '/invoices', locale })

const given = (invoices: readonly Invoice[]) =>
  answer(listInvoices, ({ query: { startDate, endDate } }) => ({
    invoices: invoices.filter(
      ({ weekStartDate }) =>
        weekStartDate.slice(0, 7) >= startDate && weekStartDate.slice(0, 7) <= endDate,
    ),
  }))

async function rows(): Promise<string[]> {
  const table = await soonByRole('table', 'Factures et avoirs')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll(/[\u202f\u00a0]/g, ' '))
}

const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://web').searchParams)

describe('the invoices of a company', () => {
  it('ENT-20 a badge marks the invoices that need action, next to paid and to pay', async () => {
    given([anInvoice({ concern: 'disputed' }), { ...paid, concern: 'untransmitted' }, late])
    await open()
    const [disputed, overdue, untransmitted] = await rows()
    expect(disputed).toContain('En litige')
    expect(untransmitted).toContain('À transmettre')
    expect(overdue).not.toMatch(/litige|transmettre/)
  })

  it('INV-02 INV-03 INV-04 INV-05 INV-06 are a table of weeks, numbers, types, amounts and states', async () => {
    given(all)
    await open()
    const table = await soonByRole('table', 'Factures et avoirs')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Semaine',
      'Numéro',
      'Type',
      'Montant TTC',
      'Statut',
      'Document',
    ])
    await waitFor(async () => expect(await rows()).toHaveLength(4))
    const [first = '', second = '', third = '', fourth = ''] = await rows()
    for (const part of ['S46', 'lun. 9 nov. – dim. 15 nov.', 'F2026-000001', 'Facture']) {
      expect(first).toContain(part)
    }
    expect(first).toContain('1 460,20 €')
    expect(first).toContain('À payerÉchéance lun. 30 nov.')
    expect(second).toContain('À payerEn retard de 12 jours')
    // The amount has a true minus sign, not a hyphen.
    expect(third).toContain('Avoirsur F2026-000002')
    expect(third).toContain('−1 234,50 €')
    expect(fourth).toContain('S1 lun. 29 déc. – dim. 4 janv.')
    expect(fourth).toContain('Payée')
  })

  it('INV-06 INV-08 one that was given back before it was paid says so, and is no paid one', async () => {
    given([{ ...late, paid: true, settlement: 'credited' }, paid])
    await open()
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    const [credited] = await rows()
    expect(credited).toContain('Annulée par avoir')
    expect(credited).not.toContain('Payée')
    expect(screen.queryByText(/^Reste à payer/)).toBeNull()
  })

  it('INV-06 what is left to pay is said, and nothing of it once all is settled', async () => {
    const settled = [
      { ...late, paid: true, settlement: 'paid' as const },
      aCreditNote(late, { paid: true }),
      paid,
    ]
    given(settled)
    await open()
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    const [, credited] = await rows()
    expect(credited).toContain('Déduit ou remboursé')
    expect(screen.queryByText(/^Reste à payer/)).toBeNull()
  })

  it('INV-06 nothing is said to be left to pay where only money is to be given back', async () => {
    given([{ ...late, paid: true, settlement: 'paid' }, note])
    await open()
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect((await rows())[1]).toContain('À déduire')
    expect(screen.queryByText(/^Reste à payer/)).toBeNull()
  })

  it('INV-02 only the rows near the window are in the page, however many there are', async () => {
    given(Array.from({ length: 100 }, (_, i) => anInvoice({ number: i + 1 })))
    await open()
    const table = await soonByRole('table', 'Factures et avoirs')
    expect(table.getAttribute('aria-rowcount')).toBe('101')
    const drawn = within(table).getAllByRole('row').slice(1)
    expect(drawn).toHaveLength(40)
    expect(drawn[39]?.getAttribute('aria-rowindex')).toBe('41')
    expect(screen.getByText('100 factures et avoirs')).toBeTruthy()
  })

  it('INV-02 a heading sorts, in the address', async () => {
    given(all)
    const { user, place } = await open()
    await soonByRole('table', 'Factures et avoirs')
    await press(user, 'Montant TTC')
    expect(searchOf(place())).toEqual({ sort: 'amount', order: 'ascending' })
  })

  it.each([
    [{ sort: 'amount', order: 'ascending' }, ['A2026-000001', 'F2026-000003']],
    [{ sort: 'number', order: 'descending' }, ['F2026-000003', 'F2026-000002']],
    [{ sort: 'status', order: 'descending' }, ['F2026-000003']],
    [{ sort: 'week', order: 'ascending' }, ['F2026-000003']],
  ] as const)('INV-02 %j is the order of the rows', async (search, numbers) => {
    given(all)
    await open(search)
    await waitFor(async () => {
      const shown = await rows()
      numbers.forEach((number, i) => expect(shown[i]).toContain(number))
    })
  })

  it('INV-07 each row downloads its document, once it is there', async () => {
    given([anInvoice(), anInvoice({ number: 2, sideInvoiceUrl: null })])
    await open()
    const link = await soonByRole('link', 'Télécharger F2026-000001')
    expect(link.getAttribute('href')).toBe('/api/download/invoice')
    expect(hasRole('link', 'Télécharger F2026-000002')).toBe(false)
    expect(screen.getByText('En préparation')).toBeTruthy()
  })

  it('INV-12 are asked for year after year, from this one back to 2019', async () => {
    const asked = given(all)
    await open()
    await waitFor(() => expect(asked).toHaveLength(8))
    expect(asked.map(({ query }) => query.startDate)).toEqual(
      [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019].map((year) => `${year}-01`),
    )
    expect(asked[0]?.query.endDate).toBe('2026-12')
  })

  it('INV-12 no year is asked for before the one after it has come; those that came show', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = answer(listInvoices, async ({ query }) => {
      if (query.startDate === '2025-01') await held
      return { invoices: query.startDate === '2026-01' ? [anInvoice()] : [] }
    })
    await open()
    expect(await screen.findByText('Chargement des factures de 2025…')).toBeTruthy()
    expect(await rows()).toHaveLength(1)
    expect(asked).toHaveLength(2)
    release()
    await waitFor(() => expect(asked).toHaveLength(8))
  })
})

describe('the filters', () => {
  it('INV-08 all states are chosen at first; each is left out by itself', async () => {
    given(all)
    const { user, place } = await open()
    await soonByRole('table', 'Factures et avoirs')
    const box = (name: string) => byRole('checkbox', name) as HTMLInputElement
    const names = ['Payées', 'À payer', 'Annulées par avoir']
    expect(names.map((name) => box(name).checked)).toEqual([true, true, true])
    await user.click(box('À payer'))
    expect(searchOf(place())).toEqual({ status: 'paid,credited' })
  })

  it.each([
    [{ status: 'paid' }, ['F2026-000003']],
    [{ status: 'paid,credited' }, ['F2026-000003']],
    [{ status: 'unpaid' }, ['F2026-000001', 'F2026-000002', 'A2026-000001']],
    [{ from: '2026-10-19', to: '2026-10-19' }, ['F2026-000002', 'A2026-000001']],
    [{ from: '2026-10-20', to: '2026-11-15' }, ['F2026-000001', 'F2026-000002', 'A2026-000001']],
    [{ reference: 'f2026 2' }, []],
    [{ reference: 'f2026-000002' }, ['F2026-000002']],
    [{ reference: '000001' }, ['F2026-000001', 'A2026-000001']],
  ])('INV-08 INV-09 INV-10 %j leaves %j', async (search, numbers) => {
    given(all)
    await open(readInvoiceSearch(search))
    await waitFor(() => expect(screen.queryByText(/^Chargement des factures/)).toBeNull())
    const shown = numbers.length === 0 ? [] : await rows()
    expect(shown.map((row) => /[FA]2026-\d{6}/.exec(row)?.[0])).toEqual(numbers)
  })

  it('INV-10 a reference is searched for as it is typed', async () => {
    given(all)
    const { user, place } = await open()
    await user.type(await soonByRole('textbox', 'Rechercher un numéro'), 'F2026-000002')
    await waitFor(() => expect(searchOf(place())).toEqual({ reference: 'F2026-000002' }))
  })

  it('INV-09 the calendar goes from three months back to today, holidays in red', async () => {
    given(all)
    const { user, place } = await open()
    await press(user, 'Toutes les semaines')
    expect(await soonByRole('button', 'mercredi 11 novembre 2026, jour férié')).toBeTruthy()
    expect(byRole('button', 'mercredi 11 novembre 2026, jour férié').className).toContain(
      'text-red',
    )
    expect(isClosed(byRole('button', 'mardi 24 novembre 2026'))).toBe(true)
    expect(isClosed(byRole('button', 'lundi 23 novembre 2026, aujourd’hui'))).toBe(false)
    await user.click(byRole('button', 'jeudi 5 novembre 2026'))
    expect(searchOf(place())).toEqual({ from: '2026-11-02', to: '2026-11-02' })
    await user.click(byRole('button', 'mercredi 18 novembre 2026'))
    expect(searchOf(place())).toEqual({ from: '2026-11-02', to: '2026-11-16' })
  })

  it('INV-09 nothing before three months back can be chosen', async () => {
    given(all)
    const { user } = await open()
    await press(user, 'Toutes les semaines')
    for (let i = 0; i < 3; i += 1) await press(user, 'Mois précédent')
    expect(isClosed(await soonByRole('button', 'samedi 22 août 2026'))).toBe(true)
    expect(isClosed(byRole('button', 'dimanche 23 août 2026'))).toBe(false)
  })

  it('INV-13 all, paid, drafts, ongoing and completed have their labels', () => {
    const names = ['all', 'paid', 'drafts', 'ongoing', 'completed'] as const
    expect(names.map((name) => [fr.filters[name], en.filters[name]])).toEqual([
      ['Toutes', 'All'],
      ['Payées', 'Paid'],
      ['Brouillons', 'Drafts'],
      ['En cours', 'Ongoing'],
      ['Terminées', 'Completed'],
    ])
  })

  it('wrong values in the address are ignored', () => {
    expect(
      readInvoiceSearch({ status: 'x', from: '2026-13-01', sort: '__proto__', invoice: '../1' }),
    ).toEqual({})
  })
})

describe('a list without rows', () => {
  it('INV-11 says what will come, or that a filter hides it', async () => {
    given([])
    await open()
    expect(await soonByRole('heading', 'Aucune facture pour le moment')).toBeTruthy()
  })

  it('INV-11 nothing matches, and the filters can be cleared', async () => {
    given([paid])
    const { user, place } = await open({ status: 'unpaid', sort: 'amount' })
    await soonByRole('heading', 'Aucune facture ne correspond')
    await user.click(byRole('link', 'Effacer les filtres'))
    expect(searchOf(place())).toEqual({ sort: 'amount' })
  })

  it('INV-14 invoices that cannot be had lead to customer service', async () => {
    answer(listInvoices, () => refused('errors.internal'))
    await open()
    await soonByRole('heading', 'Vos factures n’ont pas pu être préparées')
    expect(screen.getByText(/Contactez le service client\.$/)).toBeTruthy()
    given([anInvoice()])
    await (await show(<></>, { at: '/' })).user.click(byRole('button', 'Réessayer'))
    expect(await rows()).toHaveLength(1)
  })

  it('INV-14 a year that lacks is named, and what came is shown', async () => {
    answer(listInvoices, ({ query }) =>
      query.startDate === '2024-01'
        ? refused('errors.internal')
        : { invoices: query.startDate === '2026-01' ? [anInvoice()] : [] },
    )
    await open()
    const alert = await screen.findByRole('alert', {}, { timeout: 15_000 })
    expect(alert.textContent).toContain('Il manque des factures : 2024.'.replace(' :', '\u202f:'))
    expect(await rows()).toHaveLength(1)
  })
})
