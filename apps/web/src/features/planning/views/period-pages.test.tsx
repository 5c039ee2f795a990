import { readFigures } from '@renfort/contract/planning-figures.ts'
import { type Planning, readPlanning } from '@renfort/contract/planning.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPlannedTask } from '../../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../../testing/answer-beside-planning.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import type { WeekFilters } from '../week-filters.ts'
import { DayPage } from './day-page.tsx'
import { MonthPage } from './month-page.tsx'

const task = aPlannedTask(
  {},
  { startDate: '2026-12-08T08:00:00.000Z', endDate: '2026-12-08T16:00:00.000Z' },
)
const today = isoDate('2026-12-09')
let tasks: Planning['tasks'] = [task]

beforeEach(() => {
  tasks = [task]
  answerBesidePlanning()
  answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: query.week === 50 ? tasks : [],
  }))
  answer(readFigures, () => ({
    tasks: [
      {
        id: task.id,
        days: [
          {
            date: '2026-12-08T00:00:00.000Z',
            planned: { minutes: 840, price: 512.4, minutesOf: { normal: 840 } },
            retained: null,
          },
        ],
        toSign: [],
        toValidate: [],
      },
    ],
  }))
})

const day = (
  date = '2026-12-08',
  rows: 'siders' | undefined = undefined,
  filters: WeekFilters = {},
) =>
  show(<DayPage day={isoDate(date)} today={today} filters={filters} rows={rows} />, {
    at: `/planning?view=day&day=${date}`,
  })
const month = (date = '2026-12-08', filters: WeekFilters = {}) =>
  show(<MonthPage day={isoDate(date)} today={today} filters={filters} />, {
    at: `/planning?view=month&day=${date}`,
  })
const said = (element: Element) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a day of the planning', () => {
  it('PLAN-02 has its shifts at their hours, each opening who comes', async () => {
    const { user } = await day()
    const shift = await soonByRole('button', /09:00/)
    expect(said(shift)).toBe('09:00 – 17:00pause de 1h1 sur 2Karim B.')
    expect(said(screen.getByText(/créneau, /))).toBe('1 créneau, 14h de travail')
    await user.click(shift)
    expect(await soonByRole('dialog', /1 Sider/)).toBeDefined()
  })

  it('PLAN-02 has a row for each person where the address says so', async () => {
    await day('2026-12-08', 'siders')
    expect(await soonByRole('rowheader', /Karim Benali/)).toBeDefined()
    expect(said(byRole('button', /09:00/))).toContain('Serveur')
  })

  it('PLAN-03 leads to the previous and the next day, and keeps its view', async () => {
    await day()
    const next = await soonByRole('link', 'Jour suivant')
    expect(next.getAttribute('href')).toBe('/planning?day=2026-12-09&view=day')
    expect(byRole('link', 'Par mission').getAttribute('href')).toContain('year=2026&week=50')
  })

  it('PLAN-04 names its holiday', async () => {
    await day('2026-12-25')
    expect(await screen.findByText(/^vendredi 25 décembre 2026, Noël$/)).toBeDefined()
  })

  it('PLAN-02 has its price and its kinds of hours, of that day alone', async () => {
    await day()
    const totals = (await screen.findByText('Totaux du jour')).parentElement
    expect(totals && said(totals)).toBe('Totaux du jourPrix prévu : 512,40 € HT')
    expect(hasRole('table', 'Totaux du jour')).toBe(false)
  })

  it('PLAN-02 that is emptied by filters offers to clear them', async () => {
    await day('2026-12-08', undefined, { job: 'cuisinier' })
    const clear = await soonByRole('link', 'Effacer les filtres')
    expect(clear.getAttribute('href')).toBe('/planning?view=day&day=2026-12-08')
    expect(screen.queryByText('Rien n’est prévu ce jour')).toBeNull()
  })

  it('PLAN-13 an empty day says so; one that does not come offers another try', async () => {
    await day('2026-12-10')
    expect(await screen.findByText('Rien n’est prévu ce jour')).toBeDefined()
    answer(readPlanning, () => refused('errors.unavailable'))
    await day('2027-03-10')
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })
})

describe('a month of the planning', () => {
  it('PLAN-02 has the places, hours and price of each day, which leads to its hours', async () => {
    await month()
    await soonByRole('grid', /décembre 2026/)
    await waitFor(() => expect(said(byRole('link', /mar\. 8/))).toContain('512,40 €'))
    const cell = byRole('link', /mar\. 8/)
    expect(said(cell)).toBe('mar. 8 déc.1 sur 2 places14h512,40 € HT')
    expect(cell.getAttribute('href')).toBe('/planning?view=day&day=2026-12-08')
    expect(byRole('link', 'Semaine 53').getAttribute('href')).toBe('/planning?year=2026&week=53')
    expect(said(screen.getByText(/jour avec/))).toBe(
      '1 jour avec des créneaux, 14h de travail, 1 sur 2 places',
    )
  })

  it('PLAN-02 is walked through with the arrows, past its end into the next month', async () => {
    const { place, user } = await month()
    await soonByRole('grid', /décembre 2026/)
    byRole('link', /mer\. 9 déc/).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(byRole('link', /jeu\. 10 déc/))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(byRole('link', /jeu\. 17 déc/))
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(place()).toBe('/planning?view=month&day=2027-01-17'))
  })

  it('PLAN-04 weeks begin on Monday, and holidays are named', async () => {
    await month()
    const grid = await soonByRole('grid', /décembre 2026/)
    const titles = [...grid.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    expect(titles.slice(1)).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ])
    expect(said(byRole('link', /ven\. 25/))).toBe('ven. 25 déc.Noël')
  })

  it('PLAN-02 has its price, by week too', async () => {
    await month()
    const [totals] = await screen.findAllByText('Totaux du mois')
    expect(totals?.parentElement && said(totals.parentElement)).toContain('512,40 € HT')
    totals?.closest('details')?.setAttribute('open', '')
    const table = byRole('table', 'Totaux du mois')
    const rows = [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Semaine 49',
      'Semaine 50',
      'Semaine 51',
      'Semaine 52',
      'Semaine 53',
      'En tout',
    ])
  })

  it('PLAN-02 that is emptied by filters offers to clear them', async () => {
    await month('2026-12-08', { job: 'cuisinier' })
    const clear = await soonByRole('link', 'Effacer les filtres')
    expect(clear.getAttribute('href')).toBe('/planning?view=month&day=2026-12-08')
    expect(screen.queryByText('Aucune mission ce mois-ci')).toBeNull()
  })

  it('PLAN-13 an empty month says so; one that does not come offers another try', async () => {
    tasks = []
    await month()
    expect(await screen.findByText('Aucune mission ce mois-ci')).toBeDefined()
    expect(hasRole('grid', /décembre 2026/)).toBe(true)
    answer(readPlanning, () => refused('errors.unavailable'))
    await month('2027-05-10')
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })
})
