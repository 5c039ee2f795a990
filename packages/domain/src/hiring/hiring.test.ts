import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localTime, timeOfMinute } from '../kernel/calendar.ts'
import { shiftFromForm } from '../shift/shift.ts'
import { hiringOf } from './hiring.ts'
import { inParis } from '../testing/in-paris.ts'

function aShift(id: string, date: string, start: string, end: string, slots = 1) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  const form = { ...inParis, date: isoDate(date), startTime, endTime, breakMinutes: 0, slots }
  return { id, ...shiftFromForm(form) }
}

const morning = aShift('morning', '2027-01-04', '06:00', '13:00', 2)
const evening = aShift('evening', '2027-01-04', '14:00', '21:00')
const nextDay = aShift('next day', '2027-01-05', '08:00', '16:00')

describe('who is hired (decisions §4.3, §4.4)', () => {
  it.each([
    [
      'the first of the selection work, the others are not hired',
      [morning],
      ['anna', 'ben', 'chloe'],
      {
        hires: [
          ['morning', 'anna'],
          ['morning', 'ben'],
        ],
        hired: ['anna', 'ben'],
      },
    ],
    [
      'ten hours a day: the evening needs somebody else',
      [morning, evening],
      ['anna', 'ben', 'chloe'],
      {
        hires: [
          ['morning', 'anna'],
          ['morning', 'ben'],
          ['evening', 'chloe'],
        ],
        hired: ['anna', 'ben', 'chloe'],
      },
    ],
    ['the same with one Sider less', [morning, evening], ['anna', 'ben'], null],
    [
      'who works several shifts is hired once',
      [morning, nextDay],
      ['anna', 'ben'],
      {
        hires: [
          ['morning', 'anna'],
          ['morning', 'ben'],
          ['next day', 'anna'],
        ],
        hired: ['anna', 'ben'],
      },
    ],
    [
      'hires keep the order of the shifts given, whatever their dates',
      [nextDay, aShift('eve', '2027-01-04', '08:00', '16:00')],
      ['anna'],
      {
        hires: [
          ['next day', 'anna'],
          ['eve', 'anna'],
        ],
        hired: ['anna'],
      },
    ],
    ['nobody is selected', [morning], [], null],
    ['there is no shift', [], ['anna'], { hires: [], hired: [] }],
  ] as const)('%s', (_, shifts, selected, expected) => {
    const hiring = hiringOf({ shifts, flexiblePlanning: null }, selected)
    const hires = expected?.hires.map(([shiftId, siderId]) => ({ shiftId, siderId }))
    expect(hiring).toEqual(expected && { hires, hired: expected.hired })
  })

  it.each([
    [['anna'], null],
    [['anna', 'ben'], { hires: [], hired: ['anna', 'ben'] }],
  ])('a flexible planning of 2 Siders hires all of %j, or nobody', (selected, expected) => {
    expect(hiringOf({ shifts: [], flexiblePlanning: { siders: 2 } }, selected)).toEqual(expected)
  })

  const anyShifts = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 9 }),
        start: fc.constantFrom(0, 360, 480, 840, 1320),
        worked: fc.constantFrom(120, 300, 420, 600),
        slots: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((days) =>
      days.map(({ day, start, worked, slots }, index) => ({
        id: `shift ${index}`,
        ...shiftFromForm({
          ...inParis,
          date: addDays(isoDate('2027-03-22'), day),
          startTime: timeOfMinute(start),
          endTime: timeOfMinute(start + worked),
          breakMinutes: 0,
          slots,
        }),
      })),
    )
  const anySelection = fc
    .integer({ min: 0, max: 30 })
    .map((count) => Array.from({ length: count }, (_, i) => `sider ${i}`))

  it('fills every slot of every shift with different Siders of the selection, or hires nobody', () => {
    let filled = 0
    fc.assert(
      fc.property(anyShifts, anySelection, (shifts, selected) => {
        const hiring = hiringOf({ shifts, flexiblePlanning: null }, selected)
        if (hiring === null) return
        filled++
        for (const { id, slots } of shifts) {
          const hired = hiring.hires.filter(({ shiftId }) => shiftId === id)
          expect(new Set(hired.map(({ siderId }) => siderId)).size).toBe(slots)
          expect(hired).toHaveLength(slots)
        }
        const working = new Set(hiring.hires.map(({ siderId }) => siderId))
        expect(hiring.hired).toHaveLength(working.size)
        expect(new Set(hiring.hired)).toEqual(working)
        expect(hiring.hired.every((id) => selected.includes(id))).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(filled).toBeGreaterThan(30)
  })

  it('hires nobody exactly when one Sider more, then more, would fill what stays open', () => {
    fc.assert(
      fc.property(anyShifts, anySelection, (shifts, selected) => {
        const planning = { shifts, flexiblePlanning: null }
        const everybody = Array.from({ length: 60 }, (_, i) => `sider ${i}`)
        const needed = hiringOf(planning, everybody)?.hired.length ?? Number.NaN
        expect(hiringOf(planning, selected) === null).toBe(selected.length < needed)
      }),
    )
  })
})
