import type { Planning } from '@renfort/contract/planning.ts'
import { addDays, dayNumberOf, mondayOfWeek } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { daysOf } from './planning-week.ts'
import { aPlannedTask } from '../../testing/a-planned-task.ts'
import { formatWeek, slotsOfDay, weekSheet } from './week-sheet.ts'

type Task = Planning['tasks'][number]

function aSlot(startDate: string, endDate: string, more: Partial<Task['slots'][number]> = {}) {
  return {
    shiftId: `${startDate}-${endDate}`,
    startDate,
    endDate,
    breakDuration: 0,
    slots: 1,
    siderIds: [],
    ...more,
  }
}

function aTask(id: string, jobTitle: string, slots: Task['slots'], more: Partial<Task> = {}): Task {
  return aPlannedTask({
    id,
    jobTitle: { id: jobTitle, name: jobTitle },
    location: { title: 'Grande salle', city: 'Lyon' },
    siders: [],
    slots,
    ...more,
  })
}

function sheetOf(week: number, year: number, tasks: Task[]) {
  return weekSheet({ week, year, tasks })
}

const monday = aSlot('2026-12-07T08:00:00.000Z', '2026-12-07T16:00:00.000Z', { breakDuration: 30 })

describe('weekSheet', () => {
  it('PLAN-02 puts each shift under its day and hours at its place, whatever the hours that the week is of', () => {
    // 22:00 to 04:00 in Saint-Denis, 22:00 to 02:00 in Pointe-à-Pitre: both on Sunday.
    const [east, west] = [
      aSlot('2026-12-13T18:00:00.000Z', '2026-12-14T00:00:00.000Z'),
      aSlot('2026-12-14T02:00:00.000Z', '2026-12-14T06:00:00.000Z'),
    ]
    const { missions } = sheetOf(50, 2026, [
      aTask('a', 'Serveur', [east], { timeZone: 'Indian/Reunion' }),
      aTask('b', 'Serveur', [west], { timeZone: 'America/Guadeloupe' }),
    ])
    const sundays = missions.map(({ days }) => days[6]?.map(({ from, to }) => [from, to]))
    expect(sundays).toEqual([[['22:00', '04:00']], [['22:00', '02:00']]])
  })

  it('PLAN-02 puts each shift under the Paris day when it starts', () => {
    // 23:30 UTC on Sunday is already Monday in Paris.
    const early = aSlot('2026-12-06T23:30:00.000Z', '2026-12-07T05:00:00.000Z')
    const sunday = aSlot('2026-12-13T21:00:00.000Z', '2026-12-14T05:00:00.000Z')
    const [mission] = sheetOf(50, 2026, [aTask('a', 'Serveur', [sunday, monday, early])]).missions
    expect(mission?.days.map((slots) => slots.map(({ from }) => from))).toEqual([
      ['00:30', '09:00'],
      [],
      [],
      [],
      [],
      [],
      ['22:00'],
    ])
  })

  it('PLAN-02 says when a shift ends on the day after', () => {
    const night = aSlot('2026-12-08T21:00:00.000Z', '2026-12-09T05:00:00.000Z')
    const midnight = aSlot('2026-12-09T17:00:00.000Z', '2026-12-09T23:00:00.000Z')
    const [mission] = sheetOf(50, 2026, [aTask('a', 'Serveur', [night, midnight, monday])]).missions
    expect(mission?.days.flat().map(({ to, endsNextDay }) => [to, endsNextDay])).toEqual([
      ['17:00', false],
      ['06:00', true],
      ['00:00', true],
    ])
  })

  it('PLAN-02 counts the places that nobody holds, and names the Siders who come', () => {
    const siders = ['1', '2'].map((id) => ({
      id,
      firstName: 'Sider',
      lastName: id,
      pictureURL: null,
      phoneNumber: null,
    }))
    const slot = { ...monday, slots: 5, siderIds: ['2', '1'] }
    const [mission] = sheetOf(50, 2026, [aTask('a', 'Serveur', [slot], { siders })]).missions
    expect(mission?.days[0]?.[0]?.openPlaces).toBe(3)
    expect(mission?.days[0]?.[0]?.siders.map(({ lastName }) => lastName)).toEqual(['2', '1'])
  })

  it('PLAN-02 adds up the hours of all places, breaks deducted, real minutes on a clock change', () => {
    // The night of 25 October 2026 lasts an hour longer: 22:00 to 06:00 is nine hours.
    const long = aSlot('2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z', { slots: 2 })
    const sheet = sheetOf(43, 2026, [aTask('a', 'Veilleur', [long])])
    expect(sheet.missions[0]?.minutes).toBe(2 * 9 * 60)
    expect(sheet.missions[0]?.days[5]?.[0]?.from).toBe('22:00')
    const broken = sheetOf(50, 2026, [
      aTask('a', 'Serveur', [monday]),
      aTask('b', 'Chef', [monday]),
    ])
    expect(broken.minutes).toBe(2 * 450)
  })
})

it('PLAN-08 a day card lists the shifts of every mission by start', () => {
  const late = aSlot('2026-12-07T17:00:00.000Z', '2026-12-07T22:00:00.000Z')
  const early = aSlot('2026-12-07T05:00:00.000Z', '2026-12-07T10:00:00.000Z')
  const sheet = sheetOf(50, 2026, [
    aTask('a', 'Chef', [late, monday]),
    aTask('b', 'Plongeur', [early]),
  ])
  expect(slotsOfDay(sheet, 0).map(({ slot, mission }) => [slot.from, mission.title])).toEqual([
    ['06:00', 'Plongeur'],
    ['09:00', 'Chef'],
    ['18:00', 'Chef'],
  ])
  expect(slotsOfDay(sheet, 1)).toEqual([])
})

const plain = (text: string) => text.replaceAll(/[\s\u2009]/gu, ' ')

it('PLAN-03 tells the dates of a week, with no more months and years than needed', () => {
  expect(plain(formatWeek(daysOf({ week: 50, year: 2026 }), 'fr-FR'))).toBe('7–13 décembre 2026')
  expect(plain(formatWeek(daysOf({ week: 49, year: 2026 }), 'fr-FR'))).toBe(
    '30 novembre – 6 décembre 2026',
  )
  expect(plain(formatWeek(daysOf({ week: 53, year: 2026 }), 'en-GB'))).toBe(
    '28 December 2026 – 3 January 2027',
  )
})

it('calls the first day of a month « 1er » in French', () => {
  expect(plain(formatWeek(daysOf({ week: 23, year: 2026 }), 'fr-FR'))).toBe('1er–7 juin 2026')
  expect(plain(formatWeek(daysOf({ week: 44, year: 2026 }), 'fr-FR'))).toBe(
    '26 octobre – 1er novembre 2026',
  )
})

it.each(['fr-FR', 'en-GB'])(
  'writes each week of five years as the locale data does, the first day as 1er, %s',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    for (let week = mondayOfWeek(2024, 1); week < '2029'; week = addDays(week, 7)) {
      const range = [week, addDays(week, 6)] as const
      const [first, last] = range.map((date) => dayNumberOf(date) * 86_400_000)
      // Around the dash, each language has its own kind of space.
      const bare = (text: string) => text.replaceAll('\u2009', '')
      const parts = format.formatRangeToParts(first ?? 0, last ?? 0)
      const text = parts.map(({ type, value }) =>
        type === 'day' && value === '1' && locale === 'fr-FR' ? '1er' : value,
      )
      expect(bare(formatWeek(range, locale))).toBe(bare(text.join('')))
    }
  },
)
