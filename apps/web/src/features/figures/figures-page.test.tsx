import { type Figures, readFigures, readWork } from '@renfort/contract/figures.ts'
import { noFacts } from '@renfort/domain/figures/figure.ts'
import { billCauses, workCauses } from '@renfort/domain/figures/planned-to-billed.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wantedPlace } from '../../platform/company-switch.ts'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { FiguresPage } from './figures-page.tsx'

const lille = '00000000-0000-4000-8000-0000000000c1'
const months = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
const some = { ...noFacts, spentCents: 120_000, places: 8, heldPlaces: 6 }
const figures: Figures = {
  months,
  companies: [
    { id: companyId, name: 'Lyon', facts: [some, noFacts], lastYear: [noFacts, some] },
    { id: lille, name: 'Lille', facts: [noFacts, noFacts], lastYear: [noFacts, noFacts] },
  ],
  hidden: [],
  billed: [
    {
      companyId,
      department: { id: lille, name: 'Caisses' },
      jobTitle: { id: 'cashier', name: 'Caissier' },
      cents: 100_000,
      lastYearCents: 0,
    },
    {
      companyId,
      department: null,
      jobTitle: { id: 'cashier', name: 'Caissier' },
      cents: 20_000,
      lastYearCents: 5_000,
    },
  ],
}

const group = { organisation: null, group: { id: lille, name: 'Groupe Bellerive' } }
const open = (search = {}) => show(<FiguresPage search={search} />, { as: group, at: '/group' })

/** The rows of a table as their cells read, without what explains a button. */
function rowsOf(table: HTMLElement): string[][] {
  const textOf = (cell: Element) =>
    [...cell.childNodes]
      .filter((node) => !(node instanceof HTMLElement && node.role === 'tooltip'))
      .map(({ textContent }) => textContent)
      .join('')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(textOf))
}

/** The same value for each of some names. */
const ofEach = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

beforeEach(() => {
  answer(readFigures, () => figures)
  // Its own test shows it.
  answer(readWork, () => refused('errors.internal'))
})

describe('the figures of a group', () => {
  it('are each a chart with its definition and a table of companies, months and last year', async () => {
    await open()
    const spending = await soonByRole('region', 'Dépenses')
    expect(spending.textContent).toContain('avoirs déduits')
    expect(
      within(spending).getAllByRole('img', {
        name: 'Dépenses, de novembre 2026 à décembre 2026. Les chiffres sont dans le tableau qui suit.',
      }),
    ).toHaveLength(1)
    const table = byRole('table', 'Dépenses, par entreprise et par mois')
    expect(rowsOf(table)).toEqual([
      ['Entreprise', 'novembre 2026', 'décembre 2026', 'Période', 'Année précédente'],
      ['Lyon', '1 200,00 €', '0,00 €', '1 200,00 €', '1 200,00 €'],
      ['Lille', '0,00 €', '0,00 €', '0,00 €', '0,00 €'],
      ['Ensemble', '1 200,00 €', '0,00 €', '1 200,00 €', '1 200,00 €'],
    ])
  })

  it('say that there is no share where nothing happened', async () => {
    await open()
    await soonByRole('region', 'Dépenses')
    const table = byRole('table', 'Taux de pourvoi, par entreprise et par mois')
    expect(rowsOf(table).slice(1)).toEqual([
      ['Lyon', '75 %', '–aucun', '75 %', '75 %'],
      ['Lille', '–aucun', '–aucun', '–aucun', '–aucun'],
      ['Ensemble', '75 %', '–aucun', '75 %', '75 %'],
    ])
  })

  it('lead from a company to the rows behind its figure', async () => {
    const { user } = await open()
    const region = within(await soonByRole('region', 'Dépenses'))
    await user.click(region.getByRole('button', { name: 'Lyon' }))
    expect(wantedPlace()).toMatchObject({
      company: { id: companyId, href: '/invoices?from=2026-11-02&to=2026-12-28' },
    })
  })

  it('of a company are its own alone, and lead to its rows in place', async () => {
    const [own] = figures.companies
    answer(readFigures, () => ({ ...figures, companies: own === undefined ? [] : [own] }))
    const { user, place } = await show(<FiguresPage search={{}} />, { at: '/figures' })
    expect(await soonByRole('heading', 'Chiffres')).toBeDefined()
    const region = within(await soonByRole('region', 'Taux de pourvoi'))
    const table = byRole('table', 'Taux de pourvoi, par entreprise et par mois')
    expect(rowsOf(table).slice(1)).toEqual([['Lyon', '75 %', '–aucun', '75 %', '75 %']])
    await user.click(region.getByRole('button', { name: 'Lyon' }))
    await waitFor(() => expect(place()).toBe('/planning?view=month&day=2026-12-01'))
  })

  it('split what was billed by department and by job', async () => {
    const { user } = await open()
    await soonByRole('region', 'Dépenses')
    const billed = () => rowsOf(byRole('table', 'Facturé par service et par métier')).slice(1)
    expect(billed()).toEqual([
      ['Caisses', '1 000,00 €', '0,00 €'],
      ['Sans service', '200,00 €', '50,00 €'],
    ])
    await user.click(byRole('radio', 'Par métier'))
    expect(billed()).toEqual([['Caissier', '1 200,00 €', '50,00 €']])
  })

  it('are saved as a file of numbers', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob)
      return 'blob:figures'
    })
    const { user } = await open()
    await soonByRole('region', 'Dépenses')
    await user.click(byRole('button', 'Télécharger en CSV, Taux de pourvoi'))
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffEntreprise;2026-11;2026-12;Période;Année précédente',
      'Lyon;75;;75;75',
    ])
  })

  it('ask for the months that the address names, six by default', async () => {
    const sent = answer(readFigures, () => figures)
    await open({ months: '3' })
    await soonByRole('region', 'Dépenses')
    expect(sent.at(-1)?.query.from.slice(0, 7)).not.toBe(sent.at(-1)?.query.to.slice(0, 7))
    expect(byRole('radio', '3 mois')).toHaveProperty('checked', true)
  })

  it('name the companies that the reader may not see, say that there are none, and that they failed', async () => {
    answer(readFigures, () => ({
      ...figures,
      companies: [],
      hidden: [{ id: lille, name: 'Lille' }],
    }))
    await open()
    expect(await soonByRole('heading', /^Rien n’a été facturé ni travaillé/)).toBeDefined()
    expect(document.body.textContent).toMatch(/votre rôle ne les donne pas à voir.: Lille\./)
  })

  it('can be asked for again when they do not come', async () => {
    answer(readFigures, () => refused('errors.internal'))
    await open()
    expect(await soonByRole('heading', 'Les chiffres n’ont pas pu se charger')).toBeDefined()
    expect(hasRole('button', 'Réessayer')).toBe(true)
  })
})

describe('issue 39 bad input: a chart of a company without a bill', () => {
  const none = { minutes: 0, cents: 0 }
  const unbilled = {
    from: isoDate('2026-12-07'),
    to: isoDate('2027-01-03'),
    planned: { minutes: 960, cents: 40_000 },
    workCauses: ofEach(workCauses, none),
    worked: none,
    billCauses: ofEach(billCauses, none),
    billed: none,
    forecast: { expected: 0, withOpenPlaces: 40_000 },
    siders: { worked: 0, cameBack: 0 },
    timeToFill: { hires: 0, medianMinutes: null },
  }
  const inCompany = () => show(<FiguresPage search={{}} />, { at: '/figures' })
  const company = (facts: typeof noFacts, lastYear: typeof noFacts): Figures => ({
    ...figures,
    companies: [
      { id: companyId, name: 'Lyon', facts: [facts, noFacts], lastYear: [lastYear, noFacts] },
    ],
    billed: [],
  })

  it('says so, without a figure that is none and without empty axes', async () => {
    const held = { ...noFacts, places: 8, heldPlaces: 6 }
    answer(readFigures, () => company(held, noFacts))
    answer(readWork, () => unbilled)
    await inCompany()
    const spending = within(await soonByRole('region', 'Dépenses'))
    expect(spending.queryByRole('img')).toBeNull()
    expect(
      spending.getByText('Rien n’a été facturé pendant ces mois, ni un an avant.'),
    ).toBeDefined()
    expect(within(byRole('region', 'Taux de pourvoi')).getByRole('img')).toBeDefined()
    expect(within(byRole('region', /^Facturé par service/)).queryByRole('table')).toBeNull()
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity/)
  })

  it('shows what its first missions will cost, before anything is worked', async () => {
    answer(readFigures, () => company(noFacts, noFacts))
    answer(readWork, () => unbilled)
    await inCompany()
    expect(await soonByRole('region', 'Du prévu au facturé')).toBeDefined()
    expect(hasRole('heading', /^Rien n’a été facturé ni travaillé/)).toBe(true)
    expect(document.querySelector('svg[role="img"]')).toBeNull()
  })

  it('has no table of zeros where nothing is planned either', async () => {
    answer(readFigures, () => company(noFacts, noFacts))
    const asked = answer(readWork, () => ({ ...unbilled, planned: none }))
    await inCompany()
    await soonByRole('heading', /^Rien n’a été facturé ni travaillé/)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(hasRole('region', 'Du prévu au facturé')).toBe(false)
  })

  it('draws credit notes alone, of this year or the last, under the line', async () => {
    answer(readFigures, () => company(noFacts, { ...noFacts, spentCents: -12_000 }))
    await inCompany()
    const chart = within(await soonByRole('region', 'Dépenses')).getByRole('img')
    expect(chart.textContent).toContain('−150')
    expect(chart.querySelectorAll('line[stroke-width="2"]')).toHaveLength(1)
  })
})
