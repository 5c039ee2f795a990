import {
  checkPayments,
  type DeskInvoice,
  listIssuedInvoices,
  payInvoices,
  transmitAgain,
} from '@renfort/contract/invoice/staff.ts'
import { creditInvoice, payInvoice } from '@renfort/contract/invoice/invoice.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyId, staff } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { aCreditNote, anInvoice, noConcerns, quietStanding } from '../../../testing/an-invoice.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { IssuedInvoicesPage } from './issued-invoices-page.tsx'
import { type IssuedInvoiceSearch, readIssuedInvoiceSearch } from './issued-invoice-search.ts'

const company = { id: companyId, name: 'Brasserie Bellecour' }
const invoice: DeskInvoice = { ...anInvoice(), company, left: 1460.2, standing: quietStanding }
const note: DeskInvoice = { ...aCreditNote(invoice), company, left: 0, standing: quietStanding }
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

const given = (invoices: readonly DeskInvoice[]) =>
  answer(listIssuedInvoices, () => ({
    invoices: [...invoices],
    total: invoices.length,
    concerns: noConcerns,
    limit: 50,
    offset: 0,
  }))
const open = (search: IssuedInvoiceSearch = {}) =>
  show(<IssuedInvoicesPage search={search} />, { as: staff, at: '/side-admin/invoices' })

describe('the invoices of all companies', () => {
  it('G-26 show their company; the address keeps the filters', async () => {
    const asked = given([invoice, note])
    const { user, place } = await open({ status: 'unpaid', page: 2 })
    const table = await soonByRole('table', 'Factures émises')
    const [first, second] = within(table).getAllByRole('row').slice(1)
    expect(plain(first?.textContent ?? '')).toContain('Brasserie Bellecour')
    expect(plain(second?.textContent ?? '')).toContain('−1 234,50 €')
    expect(asked[0]?.query).toMatchObject({ settlement: 'unpaid', limit: 50, offset: 50 })
    await user.type(byRole('textbox', 'Rechercher un numéro ou une entreprise'), 'F2026')
    await waitFor(() => expect(place()).toBe('/side-admin/invoices?status=unpaid&q=F2026'))
  })

  it('wrong values in the address are ignored', () => {
    expect(readIssuedInvoiceSearch({ q: ' ', status: 'late', page: '0' })).toEqual({})
  })

  it('INV-06 one is marked as paid, and as unpaid again', async () => {
    given([invoice])
    const sent = answer(payInvoice, ({ body: { paid } }) => ({ ...invoice, paid }))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Marquer payée'))
    await waitFor(() => expect(toasts().join(' ')).toContain('F2026-000001 est marquée payée.'))
    expect(sent).toEqual([{ params: { id: invoice.id }, body: { paid: true } }])
  })
})

describe('the life cycle of invoices, for internal staff', () => {
  const disputed: DeskInvoice = {
    ...invoice,
    concern: 'disputed',
    standing: {
      ...quietStanding,
      status: 'disputed',
      reason: { code: 'QTE_ERR', words: 'Vendredi compte deux fois' },
    },
  }
  const untransmitted: DeskInvoice = {
    ...note,
    concern: 'untransmitted',
    standing: {
      ...quietStanding,
      isSent: false,
      untransmitted: 'refusedFile',
      detail: 'InvalidSchema BT-49',
    },
  }

  it('ENT-20 shows why each needs action, counts them, and filters one kind', async () => {
    const asked = answer(listIssuedInvoices, () => ({
      invoices: [disputed, untransmitted],
      total: 2,
      concerns: { disputed: 1, refused: 0, untransmitted: 1, returned: 0 },
      limit: 50,
      offset: 0,
    }))
    const { user, place } = await open({ concern: 'disputed' })
    const table = await soonByRole('table', 'Factures émises')
    const [first, second] = within(table).getAllByRole('row').slice(1)
    expect(first?.textContent).toMatch(
      /En litige.*Heures ou quantités erronées\nVendredi compte deux fois/,
    )
    expect(second?.textContent).toContain('InvalidSchema BT-49')
    expect(asked[0]?.query).toMatchObject({ concern: 'disputed' })
    await user.click(byRole('combobox', 'Cycle de vie'))
    await user.click(await soonByRole('option', 'À transmettre (1)'))
    await waitFor(() => expect(place()).toBe('/side-admin/invoices?concern=untransmitted'))
  })

  it('sends an invoice again only when the platform does not have it', async () => {
    given([disputed, untransmitted])
    const sent = answer(transmitAgain, () => ({ untransmitted: null }))
    const { user } = await open()
    const again = await soonByRole('button', 'Transmettre F2026-000001 de nouveau')
    expect([isClosed(again), saidOf(again)]).toEqual([
      true,
      ['La plateforme agréée a déjà ce document.'],
    ])
    await press(user, 'Transmettre A2026-000001 de nouveau')
    await waitFor(() =>
      expect(toasts().join(' ')).toContain(
        'A2026-000001 part de nouveau vers la plateforme agréée.',
      ),
    )
    expect(sent).toEqual([{ params: { id: untransmitted.id } }])
  })
})

describe('a credit note', () => {
  it('G-26 says what it does before it is issued, up to the amount left', async () => {
    given([invoice])
    const sent = answer(creditInvoice, () => ({ ...note, referenceNumber: 'A2026-000007' }))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Avoir sur F2026-000001'))
    const dialog = await soonByRole('dialog', 'Avoir sur F2026-000001')
    const amount = byRole('textbox', 'Montant TTC à rendre')
    expect(amount).toHaveProperty('value', '1460,20')
    expect(plain(saidOf(amount).join(' '))).toContain('Au plus 1 460,20 €')
    await writeIn(user, amount, '460,20')
    expect(plain(dialog.textContent)).toContain('il en restera 1 000,00 € TTC')
    await writeIn(user, byRole('textbox', 'Motif'), 'Pause non déduite')
    await press(user, 'Émettre l’avoir')
    await waitFor(() => expect(toasts().join(' ')).toContain('L’avoir A2026-000007 est émis.'))
    expect(sent).toEqual([
      { params: { id: invoice.id }, body: { amount: 460.2, reason: 'Pause non déduite' } },
    ])
  })

  it('keeps the typed values when it is refused', async () => {
    given([invoice])
    answer(creditInvoice, () => refused('errors.invoice.credit_too_large', { left: 200 }))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Avoir sur F2026-000001'))
    await writeIn(user, await soonByRole('textbox', 'Motif'), 'Pause')
    await press(user, 'Émettre l’avoir')
    await waitFor(() => expect(plain(toasts().join(' '))).toMatch(/200/))
    expect(byRole('textbox', 'Motif')).toHaveProperty('value', 'Pause')
  })

  it('is offered neither on a credit note nor on an invoice that was credited whole', async () => {
    given([{ ...invoice, left: 0 }, note])
    await open()
    expect(isClosed(await soonByRole('button', 'Avoir sur A2026-000001'))).toBe(true)
    expect(isClosed(byRole('button', 'Avoir sur F2026-000001'))).toBe(true)
  })

  it('waits for the answer of the bank to a debit, and says so', async () => {
    const pending = {
      state: 'pending',
      method: 'sepa_debit',
      day: null,
      reason: null,
      tries: 1,
    } as const
    given([{ ...invoice, collection: pending }])
    await open()
    const sentence =
      'Le prélèvement de cette facture attend la réponse de la banque : réessayez dès qu’elle est connue.'
    for (const act of ['Avoir sur F2026-000001', 'Marquer payée']) {
      expect(saidOf(await soonByRole('button', act)).map(plain)).toEqual([sentence])
    }
  })

  it('says why a bank took back what it had paid', async () => {
    const returned = {
      state: 'returned',
      method: null,
      day: null,
      reason: 'contested',
      tries: 1,
    } as const
    given([{ ...invoice, collection: returned }])
    await open({ concern: 'returned' })
    expect((await soonByRole('table', 'Factures émises')).textContent).toMatch(
      /Paiement repris.*Le paiement a été contesté auprès de la banque/,
    )
  })
})

describe('a pasted list of payments', () => {
  it('shows the invoice of each number, then records all in one act with a result each', async () => {
    given([invoice])
    const checked = answer(checkPayments, () => ({
      lines: [
        {
          reference: 'F2026-000001',
          state: 'unpaid' as const,
          invoice: { id: invoice.id, company, amount: 1460.2 },
        },
        {
          reference: 'F2026-000002',
          state: 'paid' as const,
          invoice: { id: note.id, company, amount: 12 },
        },
        {
          reference: 'F2026-000003',
          state: 'collecting' as const,
          invoice: { id: note.id, company, amount: 30 },
        },
        { reference: 'F1999-000001', state: 'unknown' as const, invoice: null },
      ],
    }))
    const sent = answer(payInvoices, () => ({
      lines: [{ reference: 'F2026-000001', result: 'noted' as const }],
    }))
    const { user } = await open()
    await press(user, 'Noter des paiements…')
    await soonByRole('dialog', 'Noter des paiements')
    expect(isClosed(byRole('button', 'Vérifier'))).toBe(true)
    await writeIn(
      user,
      byRole('textbox', 'Numéros de factures'),
      'f2026-000001, F2026-000002 F2026-000003 F1999-000001',
    )
    await press(user, 'Vérifier')
    const list = await soonByRole('list', 'Numéros vérifiés')
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent))
    expect(lines).toEqual([
      'F2026-000001Brasserie Bellecour1 460,20 €À noter',
      'F2026-000002Brasserie Bellecour12,00 €Déjà payée',
      'F2026-000003Brasserie Bellecour30,00 €En prélèvement',
      'F1999-000001Numéro inconnu',
    ])
    expect(
      screen.getByText(
        /^À noter.: 1, en cours de prélèvement.: 1, déjà payées.: 1, numéros inconnus.: 1$/,
      ),
    ).toBeTruthy()
    expect(checked[0]?.body.references).toEqual([
      'F2026-000001',
      'F2026-000002',
      'F2026-000003',
      'F1999-000001',
    ])
    await press(user, 'Noter 1 paiement')
    await waitFor(() => expect(toasts().join(' ')).toContain('1 paiement noté.'))
    expect(sent).toEqual([{ body: { references: ['F2026-000001'] } }])
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Notée')
    await press(user, 'Terminer')
  })
})
