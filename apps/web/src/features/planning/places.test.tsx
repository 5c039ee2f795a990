import { readPlanning } from '@renfort/contract/planning.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aPlannedTask, karim, plannedId } from '../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../testing/answer-beside-planning.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { DayPage } from './views/day-page.tsx'
import { MonthPage } from './views/month-page.tsx'
import { PlanningMoves } from './moves/planning-moves.tsx'
import { PlanningPage } from './planning-page.tsx'

const inLyon = aPlannedTask(
  { location: { title: 'Brasserie', city: 'Lyon' } },
  { startDate: '2026-12-14T08:00:00.000Z', endDate: '2026-12-14T16:00:00.000Z' },
)
/** 22:00 to 04:00 on Sunday 20 December in Saint-Denis, a holiday there. */
const inReunion = aPlannedTask(
  {
    id: plannedId(802),
    jobTitle: { id: 'cuisinier', name: 'Cuisinier' },
    location: { title: 'Hôtel', city: 'Saint-Denis' },
    timeZone: 'Indian/Reunion',
    localHolidays: ['abolition-la-reunion'],
  },
  {
    shiftId: plannedId(102),
    startDate: '2026-12-20T18:00:00.000Z',
    endDate: '2026-12-21T00:00:00.000Z',
    siderIds: [karim.id],
  },
)
const today = isoDate('2026-12-09')
const week = { week: 51, year: 2026 }

beforeEach(() => {
  answerBesidePlanning()
  answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: query.week === 51 ? [inLyon, inReunion] : [],
  }))
})

const said = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')

it('PLAN-02 the row of a place overseas has its local days and hours, its holiday and the name of its clocks', async () => {
  await show(<PlanningPage week={week} today={today} />, { at: '/planning?week=51&year=2026' })
  await screen.findByText(/de travail$/)
  const grid = byRole('grid', /^Planning de la semaine 51/)
  const rows = within(grid).getAllByRole('rowheader')
  expect(said(rows[1])).toContain('heure de La Réunion')
  expect(said(rows[0])).not.toContain('heure')
  const cells = within(grid).getAllByRole('gridcell').map(said)
  expect(cells[0]).toContain('09:00 – 17:00')
  expect(cells[6]).toBe('')
  expect(cells[13]).toMatch(/^Abolition de l’esclavage22:00 – 04:00/)
})

it('PLAN-02 the week of a Sider in two territories names the clocks of the shift that has others', async () => {
  await show(<PlanningPage week={week} today={today} view="siders" />, {
    at: '/planning?week=51&year=2026&view=siders',
  })
  await screen.findByText('Karim Benali')
  const rows = screen.getAllByRole('row').map(said)
  const row = rows.find((text) => text?.includes('Karim Benali'))
  expect(row).toMatch(/09:00 – 17:00.*Serveur.*22:00 – 04:00.*Cuisinier.*heure de La Réunion/)
  expect(row?.match(/heure de/g)).toHaveLength(1)
})

it('PLAN-02 the hours of a day are those of each place, which a row overseas and its panel name', async () => {
  const { user } = await show(
    <DayPage day={isoDate('2026-12-20')} today={today} filters={{}} rows={undefined} />,
    {
      at: '/planning?view=day&day=2026-12-20',
    },
  )
  await soonByRole('button', /22:00/)
  const head = byRole('rowheader', /^Cuisinier/)
  expect(said(head)).toContain('heure de La Réunion')
  await press(user, /^22:00/)
  const panel = await soonByRole('dialog', /Sider/)
  expect(said(panel)).toContain('dimanche 20 décembre 2026, 22:00 – 04:00')
  expect(said(panel)).toContain('heure de La Réunion')
})

it('PLAN-02, PLAN-04 the month names the holiday that a place has alone', async () => {
  await show(<MonthPage day={isoDate('2026-12-20')} today={today} filters={{}} />, {
    at: '/planning?view=month&day=2026-12-20',
  })
  await soonByRole('grid', /décembre 2026/)
  expect(said(byRole('link', /dim\. 20 déc/))).toContain('Abolition de l’esclavage')
  expect(said(byRole('link', /dim\. 13 déc/))).not.toContain('Abolition')
  expect(said(byRole('link', /lun\. 21 déc/))).not.toContain('Abolition')
})

it('SHIFT-12 takes no further shift on a day that is over at the place, though not yet in Paris', async () => {
  await show(
    <PlanningMoves>
      <PlanningPage week={week} today={isoDate('2026-12-15')} />
    </PlanningMoves>,
    { at: '/planning?week=51&year=2026', config: { now: '2026-12-15T21:00:00.000Z' } },
  )
  await screen.findByText(/de travail$/)
  const adds = (mission: string, day: string) =>
    hasRole('button', `Ajouter un créneau\u202f: ${mission}, ${day}`)
  expect(adds('Serveur', 'mar. 15 déc.')).toBe(true)
  expect(adds('Cuisinier', 'mar. 15 déc.')).toBe(false)
  expect(adds('Cuisinier', 'mer. 16 déc.')).toBe(true)
})
