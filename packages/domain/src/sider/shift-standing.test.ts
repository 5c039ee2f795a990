import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { type Period, shiftStandings } from './shift-standing.ts'

const minuteMs = 60_000
const start = Date.parse('2026-12-07T00:00:00Z')
const atMinute = (minute: number) => instant(new Date(start + minute * minuteMs).toISOString())
const period = (from: number, to: number): Period => ({
  startDate: atMinute(from),
  endDate: atMinute(to),
})
const hours = (from: number, to: number) => period(from * 60, to * 60)

function standing(shift: Period, busy: readonly Period[], availabilities: readonly Period[] = []) {
  const [found] = shiftStandings([shift], { busy, availabilities })
  if (found === undefined) throw new Error('A shift has no standing.')
  return found
}

describe('how somebody stands to the shifts of a mission (PRE-01, WORK-15)', () => {
  it('keeps the shifts in their order, and what else they are', () => {
    const shifts = [
      { ...hours(9, 17), id: 'a' },
      { ...hours(33, 41), id: 'b' },
    ]
    const found = shiftStandings(shifts, { busy: [hours(8, 10)] })
    expect(found.map(({ shift, isPossible }) => [shift.id, isPossible])).toEqual([
      ['a', false],
      ['b', true],
    ])
  })

  it.each([
    ['ends as it starts', hours(5, 9), true],
    ['ends during it', hours(5, 10), false],
    ['lies in it', hours(10, 11), false],
    ['holds it', hours(8, 18), false],
    ['starts as it ends', hours(17, 20), true],
  ])('WORK-15 another shift that %s', (_how, busy, isPossible) => {
    const found = standing(hours(9, 17), [busy])
    expect([found.isPossible, found.taken]).toEqual([isPossible, isPossible ? [] : [busy]])
  })

  it.each([
    ['nothing', [], true],
    ['the very hours', [hours(9, 17)], true],
    ['a morning and the afternoon after it', [hours(13, 18), hours(8, 13)], true],
    ['a day with an hour inside it', [hours(8, 18), hours(10, 11)], true],
    ['a morning alone', [hours(8, 13)], false],
    ['a day with a gap', [hours(8, 12), hours(13, 18)], false],
    ['another day', [hours(33, 41)], false],
  ])('PRE-01 who says that they can come: %s', (_what, availabilities, isPossible) => {
    const found = standing(hours(9, 17), [], availabilities)
    expect([found.isPossible, found.isOutside]).toEqual([isPossible, !isPossible])
  })

  it('PRE-01 minute by minute: possible where nothing overlaps and all is covered', () => {
    const aPeriod = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => [from, from + length] as const)
    const periods = fc.array(aPeriod, { maxLength: 6 })
    fc.assert(
      fc.property(aPeriod, periods, periods, (shift, busy, available) => {
        const within = (minute: number, all: readonly (readonly [number, number])[]) =>
          all.some(([from, to]) => from <= minute && minute < to)
        const minutes = Array.from({ length: shift[1] - shift[0] }, (_, at) => shift[0] + at)
        const found = standing(
          period(...shift),
          busy.map((each) => period(...each)),
          available.map((each) => period(...each)),
        )
        expect(found.taken.length > 0).toBe(minutes.some((minute) => within(minute, busy)))
        expect(found.isOutside).toBe(
          available.length > 0 && !minutes.every((minute) => within(minute, available)),
        )
        expect(found.isPossible).toBe(found.taken.length === 0 && !found.isOutside)
      }),
    )
  })
})
