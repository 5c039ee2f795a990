import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  epochMinuteOf,
  isoDate,
  isoWeekOf,
  dateInParis,
  localTime,
} from '../kernel/calendar.ts'
import { shiftFromForm, workedMinutes } from '../shift/shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { allocate, allocateNumbers } from './allocation.ts'
import { inParis } from '../testing/in-paris.ts'
import { drawnShifts } from '../testing/typed-shifts.ts'

function aShift(date: string, start: string, end: string, breakMinutes = 0, slots = 1) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  return shiftFromForm({ ...inParis, date: isoDate(date), startTime, endTime, breakMinutes, slots })
}

/**
 * The rule as decisions §4.3 writes it: whether a Sider who works some shifts may take another one.
 */
function isLegal(shifts: readonly ShiftDraft[], added: ShiftDraft): boolean {
  const date = dateInParis(added.startsAt)
  const week = isoWeekOf(date)
  const [start, end] = [epochMinuteOf(added.startsAt), epochMinuteOf(added.endsAt)]
  let [ofDay, ofWeek] = [workedMinutes(added), workedMinutes(added)]
  for (const shift of shifts) {
    const [from, to] = [epochMinuteOf(shift.startsAt), epochMinuteOf(shift.endsAt)]
    if (from < end && start < to) return false
    const sameDate = dateInParis(shift.startsAt) === date
    if (!sameDate && Math.max(start - to, from - end) < 11 * 60) return false
    if (sameDate) ofDay += workedMinutes(shift)
    const other = isoWeekOf(dateInParis(shift.startsAt))
    if (other.year === week.year && other.week === week.week) ofWeek += workedMinutes(shift)
  }
  return ofDay <= 600 && ofWeek <= 2880
}

function plainAllocation(shifts: readonly ShiftDraft[]): number[][] {
  const siders: ShiftDraft[][] = []
  const numbers = shifts.map((): number[] => [])
  const inOrder = [...shifts.entries()].toSorted(
    ([, a], [, b]) =>
      epochMinuteOf(a.startsAt) - epochMinuteOf(b.startsAt) ||
      epochMinuteOf(a.endsAt) - epochMinuteOf(b.endsAt) ||
      a.breakMinutes - b.breakMinutes,
  )
  for (const [index, shift] of inOrder) {
    for (let slot = 0; slot < shift.slots; slot++) {
      const found = siders.findIndex((work) => isLegal(work, shift))
      const number = found === -1 ? siders.push([]) - 1 : found
      siders[number]?.push(shift)
      numbers[index]?.push(number)
    }
  }
  return numbers
}

/** Two or three weeks in which nearly every day has shifts, so that all three limits bite. */
const crowdedWeeks = fc
  .tuple(
    fc.constantFrom('2027-01-04', '2027-03-22', '2026-10-19').map(isoDate),
    fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 15 }),
        start: fc.constantFrom(0, 300, 360, 420, 480, 540, 600, 720, 840, 900, 1080, 1260, 1320),
        worked: fc.constantFrom(120, 180, 240, 300, 360, 420, 480, 540, 600),
        breakMinutes: fc.constantFrom(0, 0, 30, 60),
        slots: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 15, maxLength: 60 },
    ),
  )
  .map(([from, days]) => drawnShifts(from, days))

describe('allocation (decisions §4.3)', () => {
  it('gives each slot to the lowest number that may have it', () => {
    fc.assert(
      fc.property(crowdedWeeks, (shifts) => {
        expect(allocateNumbers(shifts)).toEqual(plainAllocation(shifts))
      }),
      { numRuns: 400 },
    )
  })
  it('example 5: mornings and evenings cannot be mixed', () => {
    const shifts = ['11', '12', '13', '14', '15'].flatMap((day) => [
      aShift(`2027-01-${day}`, '06:00', '14:00', 30, 2),
      aShift(`2027-01-${day}`, '14:00', '22:00', 30, 1),
    ])
    expect(allocateNumbers(shifts)).toEqual([1, 2, 3, 4, 5].flatMap(() => [[0, 1], [2]]))
  })
  const first = aShift('2027-01-04', '08:00', '14:00')
  const cases: [string, ShiftDraft, boolean][] = [
    ['right after, 10 hours in the day', aShift('2027-01-04', '14:00', '18:00'), true],
    ['10 hours and a minute', aShift('2027-01-04', '14:00', '18:01'), false],
    ['one minute too early', aShift('2027-01-04', '13:59', '17:00'), false],
    ['11 hours later on the next date', aShift('2027-01-05', '01:00', '05:00'), true],
    ['a minute less', aShift('2027-01-05', '00:59', '05:00'), false],
  ]
  it.each(cases)('SHIFT-27 after 08:00 to 14:00: %s', (_, second, same) => {
    expect(allocateNumbers([first, second])).toEqual([[0], [same ? 0 : 1]])
  })
  it('SHIFT-27 48 hours in the week of the start, then a new week', () => {
    const days = (end: string) =>
      [0, 1, 2, 3, 4, 5].map((n) => aShift(addDays(isoDate('2027-01-04'), n), '08:00', end))
    const sunday = aShift('2027-01-10', '20:00', '22:00')
    const monday = aShift('2027-01-11', '10:00', '12:00')
    expect(allocateNumbers([...days('16:00'), sunday, monday]).flat()).toEqual([
      0, 0, 0, 0, 0, 0, 1, 0,
    ])
    expect(allocateNumbers([...days('15:40'), sunday]).flat()).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
  it('a night of 11 real hours, when clocks go back, is for somebody new', () => {
    const eve = aShift('2027-10-28', '08:00', '12:00')
    const night = aShift('2027-10-30', '21:00', '07:00')
    expect(allocateNumbers([eve, night])).toEqual([[0], [1]])
  })
  it('among real Siders, by their order, or not at all', () => {
    const shifts = [
      aShift('2027-01-04', '14:00', '20:00', 0, 2),
      aShift('2027-01-04', '06:00', '12:00', 0, 1),
    ]
    expect(allocate(shifts, ['anna', 'ben'])).toBeNull()
    expect(allocate(shifts, ['anna', 'ben', 'chloe', 'dan'])).toEqual([['ben', 'chloe'], ['anna']])
    expect(allocate([], [])).toEqual([])
  })
})
