import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localTime, timeOfMinute } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { longestSpanMinutes } from '../law/working-time.ts'
import { compareShifts, plannedShift } from '../quotation/planned-shift.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'
import { workingLimits } from '../quotation/virtual-siders.ts'
import { shiftFromForm } from '../shift/shift.ts'
import { crewOf } from './crew.ts'
import { inParis } from '../testing/in-paris.ts'

const date = isoDate('2027-01-04')
const limits = workingLimits(date)
const span = at(longestSpanMinutes, date).value

function aShift(day: number, start: string, end: string, slots = 1) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  const form = { ...inParis, date: addDays(date, day), startTime, endTime, breakMinutes: 0, slots }
  return plannedShift(shiftFromForm(form), parisZone)
}

const crew = (shifts: readonly PlannedShift[], expected: number) =>
  crewOf(shifts, expected, limits, span)

const evening = aShift(0, '14:00', '22:00')
const nextMorning = aShift(1, '06:00', '12:00')

describe('who works what, with the Siders that a planning asks for', () => {
  it.each([
    [
      'one Sider, days that the law allows',
      [aShift(0, '08:00', '16:00'), aShift(1, '08:00', '16:00')],
      1,
      [[0, 1]],
    ],
    ['a rest that is too short stays with the only Sider', [evening, nextMorning], 1, [[0, 1]]],
    ['a second Sider takes it', [evening, nextMorning], 2, [[0], [1]]],
    ['a shift too many at once needs somebody new', [evening, evening], 1, [[0], [1]]],
    [
      'as does a day of over 10 hours that would span 14',
      [aShift(0, '06:00', '12:00'), aShift(0, '14:00', '20:00')],
      1,
      [[0], [1]],
    ],
    [
      'a day of over 10 hours within its span stays with the only Sider',
      [aShift(0, '06:00', '12:00'), aShift(0, '13:00', '19:00')],
      1,
      [[0, 1]],
    ],
    [
      'a split day of few hours stays with the only Sider, however long it spans',
      [aShift(0, '06:00', '10:00'), aShift(0, '16:00', '20:00')],
      1,
      [[0, 1]],
    ],
    [
      'another Sider who was asked for takes its evening',
      [aShift(0, '06:00', '10:00'), aShift(0, '16:00', '20:00')],
      2,
      [[0], [1]],
    ],
    [
      'of two, it stays with the Sider who has rested longest',
      [aShift(0, '12:00', '20:00'), aShift(0, '13:00', '22:00'), nextMorning],
      2,
      [[0, 2], [1]],
    ],
    [
      'right after one another, a day of over 10 hours stays with the only Sider',
      [aShift(0, '06:00', '12:00'), aShift(0, '12:00', '18:00')],
      1,
      [[0, 1]],
    ],
    ['every slot has its Sider', [aShift(0, '08:00', '16:00', 3)], 2, [[0], [0], [0]]],
    ['nobody without shifts', [], 2, []],
  ])('%s', (_, shifts, expected, members) => {
    expect(crew(shifts, expected)).toEqual(members)
  })

  const anyPlanning = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 8 }),
        start: fc.constantFrom(0, 360, 480, 780, 840, 1320),
        worked: fc.constantFrom(120, 300, 480, 600),
        slots: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 25 },
    )
    .map((shifts) =>
      shifts
        .map(({ day, start, worked, slots }) =>
          plannedShift(
            shiftFromForm({
              ...inParis,
              date: addDays(date, day),
              startTime: timeOfMinute(start),
              endTime: timeOfMinute(start + worked),
              breakMinutes: 0,
              slots,
            }),
            parisZone,
          ),
        )
        .toSorted(compareShifts),
    )

  it('fills every slot, and nobody works two shifts at once', () => {
    fc.assert(
      fc.property(anyPlanning, fc.integer({ min: 1, max: 4 }), (shifts, expected) => {
        const members = crew(shifts, expected)
        for (const [index, { slots }] of shifts.entries()) {
          expect(members.filter((own) => own.includes(index))).toHaveLength(slots)
        }
        for (const own of members) {
          const worked = own.map((index) => shifts[index]).filter((shift) => shift !== undefined)
          const overlaps = worked.slice(1).filter((shift, i) => shift.start < (worked[i]?.end ?? 0))
          expect(overlaps).toEqual([])
          expect(new Set(own).size).toBe(own.length)
        }
      }),
    )
  })
})
