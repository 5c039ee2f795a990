import type { Planning } from '@renfort/contract/planning.ts'
import { instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { weekSheet } from '../week-sheet.ts'
import { aPlannedTask } from '../../../testing/a-planned-task.ts'
import { barsOf, clocksOfRow, missionRows, personRows } from './day-rows.ts'

type Task = Planning['tasks'][number]
const ali = { id: 'ali', firstName: 'Ali', lastName: 'Zola', pictureURL: null, phoneNumber: null }
const zoe = { id: 'zoe', firstName: 'Zoé', lastName: 'Amar', pictureURL: null, phoneNumber: null }

let next = 0
function slot(day: string, from: string, to: string, breakDuration = 0, siderIds: string[] = []) {
  const endDay =
    to <= from
      ? isoDate(`${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`)
      : isoDate(day)
  return {
    shiftId: `s${(next += 1)}`,
    startDate: instantInParis(isoDate(day), localTime(from)),
    endDate: instantInParis(endDay, localTime(to)),
    breakDuration,
    slots: 2,
    siderIds,
  }
}
const task = (id: string, ...slots: Task['slots']) =>
  aPlannedTask({ id, jobTitle: { id: 'cook', name: id }, siders: [ali, zoe], slots })
const sheet = (week: number, ...tasks: Task[]) => weekSheet({ week, year: 2026, tasks })
const tuesday = isoDate('2026-12-08')

describe('PLAN-02 the hours of a day as lengths', () => {
  it('cuts shifts at midnight on both sides, with the break in the middle', () => {
    const night = slot('2026-12-07', '22:00', '06:00', 30)
    const late = slot('2026-12-08', '20:00', '02:00')
    const noon = slot('2026-12-08', '09:00', '17:00', 60)
    const bars = barsOf([sheet(50, task('a', night, late, noon))], tuesday)
    expect(bars.map(({ from, to, rest, startsBefore }) => [from, to, rest, startsBefore])).toEqual([
      [0, 360, null, true],
      [540, 1020, { from: 750, to: 810 }, false],
      [1200, 1440, null, false],
    ])
  })

  it('has the night of a Sunday on the Monday of the next week; one that ends at midnight is over', () => {
    const weeks = [
      sheet(
        49,
        task('a', slot('2026-12-06', '23:00', '05:00'), slot('2026-12-06', '18:00', '00:00')),
      ),
      sheet(50, task('a')),
    ]
    const monday = barsOf(weeks, isoDate('2026-12-07'))
    expect(monday.map(({ from, to }) => [from, to])).toEqual([[0, 300]])
  })

  it('puts shifts that meet under each other, and the next one in the first lane that is free', () => {
    const sheets = [
      sheet(
        50,
        task(
          'a',
          slot('2026-12-08', '08:00', '12:00'),
          slot('2026-12-08', '10:00', '14:00'),
          slot('2026-12-08', '12:00', '16:00'),
        ),
      ),
    ]
    const [row] = missionRows(barsOf(sheets, tuesday), sheets)
    expect([row?.lanes, row?.bars.map(({ lane }) => lane)]).toEqual([2, [0, 1, 0]])
  })

  it('has the missions in the order of the sheet, however early their shifts begin', () => {
    const sheets = [
      sheet(
        50,
        task('b', slot('2026-12-08', '14:00', '18:00')),
        task('a', slot('2026-12-08', '08:00', '12:00')),
      ),
    ]
    expect(missionRows(barsOf(sheets, tuesday), sheets).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('lays each shift along the clocks of its place, and knows the clocks of a row', () => {
    // 10:00 to 14:00 in Paris is 13:00 to 17:00 in Saint-Denis.
    const here = slot('2026-12-08', '10:00', '14:00', 0, ['ali'])
    const there = slot('2026-12-08', '10:00', '14:00', 0, ['ali'])
    const night = slot('2026-12-07', '21:30', '23:30')
    const sheets = [
      sheet(50, task('a', here), {
        ...task('b', there, night),
        timeZone: 'Indian/Reunion',
      }),
    ]
    const rows = missionRows(barsOf(sheets, tuesday), sheets)
    expect(rows.map(({ bars }) => bars.map(({ from, to }) => [from, to]))).toEqual([
      [[600, 840]],
      [
        [30, 150],
        [780, 1020],
      ],
    ])
    expect(rows.map(clocksOfRow)).toEqual(['Europe/Paris', 'Indian/Reunion'])
    expect(personRows(barsOf(sheets, tuesday), 'fr').map(clocksOfRow)).toEqual([null])
  })

  it('has a row for each person over all missions, by last name', () => {
    const tasks = [
      task('a', slot('2026-12-08', '08:00', '12:00', 0, ['ali', 'zoe'])),
      task(
        'b',
        slot('2026-12-08', '14:00', '18:00', 0, ['ali']),
        slot('2026-12-08', '18:00', '20:00'),
      ),
    ]
    const rows = personRows(barsOf([sheet(50, ...tasks)], tuesday), 'fr')
    expect(rows.map(({ id, bars, lanes }) => [id, bars.length, lanes])).toEqual([
      ['zoe', 1, 1],
      ['ali', 2, 1],
    ])
  })
})
