import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { checkHire, type WorkedShift } from './hire-check.ts'
import { inParis } from '../testing/in-paris.ts'

/** A shift by the clock of Paris; an end earlier than its start is on the next day. */
function on(date: string, start: string, end: string, breakMinutes = 0): WorkedShift {
  const day = isoDate(date)
  return {
    ...inParis,
    startsAt: instantInParis(day, localTime(start)),
    endsAt: instantInParis(end < start ? addDays(day, 1) : day, localTime(end)),
    breakMinutes,
  }
}

const week = (hours: string, days: readonly number[]) =>
  days.map((day) => on(`2026-12-${String(day).padStart(2, '0')}`, '08:00', hours))
const keysOf = (found: readonly { readonly key: string }[]) => found.map(({ key }) => key)

describe('a hire is held against what the Sider works already (law §3.6)', () => {
  it('finds nothing against somebody who is free', () => {
    const nothing = { elsewhere: null, forbidden: [], warnings: [] }
    expect(checkHire(week('16:00', [7, 8, 9]), [])).toEqual(nothing)
    expect(checkHire([], week('16:00', [7]))).toEqual(nothing)
  })

  it('names the shift that they are at work in, and lets one end as the next begins', () => {
    const { startsAt, endsAt } = on('2026-12-07', '15:00', '20:00')
    const wanted = [on('2026-12-07', '09:00', '15:30')]
    const taken = [{ ...inParis, startsAt, endsAt, breakMinutes: 0 }]
    expect(checkHire(wanted, taken).elsewhere).toEqual({ startsAt, endsAt })
    const before = [on('2026-12-07', '11:00', '15:00')]
    expect(checkHire(before, taken)).toEqual({ elsewhere: null, forbidden: [], warnings: [] })
  })

  it('FLEX-16 holds nothing against a shift that is moved but what is new', () => {
    const planned = week('18:00', [7, 8, 9, 10])
    const [monday] = planned
    if (monday === undefined) throw new Error('No shift.')
    const leaving = [monday]
    const later = [on('2026-12-07', '09:00', '19:00')]
    expect(checkHire(later, planned).elsewhere).toEqual({
      startsAt: monday.startsAt,
      endsAt: monday.endsAt,
    })
    const nothing = { elsewhere: null, forbidden: [], warnings: [] }
    expect(checkHire(later, planned, { leaving })).toEqual(nothing)
    const late = checkHire([on('2026-12-07', '14:00', '00:00')], planned, {
      leaving,
    })
    expect(keysOf(late.forbidden)).toEqual(['daily_rest'])
  })

  it('finds an overlap behind a shorter shift, and among the new shifts themselves', () => {
    const night = on('2026-12-07', '20:00', '06:00')
    const inside = on('2026-12-07', '21:00', '23:00')
    const late = on('2026-12-08', '05:00', '09:00')
    expect(checkHire([late], [night]).elsewhere).toMatchObject({ startsAt: night.startsAt })
    expect(checkHire([night, inside], []).elsewhere).toMatchObject({ startsAt: night.startsAt })
  })

  it.each([
    ['a day of more than ten hours', [on('2026-12-07', '14:00', '19:00')], ['long_day']],
    ['a rest of less than eleven hours', [on('2026-12-08', '00:30', '04:00')], ['daily_rest']],
    [
      'a week of more than 48 hours',
      week('18:00', [8, 9, 10]).concat(
        on('2026-12-11', '08:00', '18:00'),
        on('2026-12-12', '08:00', '12:00'),
      ),
      ['long_week'],
    ],
  ])('refuses %s', (_, wanted, keys) => {
    const taken = [on('2026-12-07', '08:00', '14:00')]
    const { elsewhere, forbidden } = checkHire(wanted, taken)
    expect([elsewhere, keysOf(forbidden)]).toEqual([null, keys])
  })

  it('refuses a seventh day in the week, and asks a reason for a seventh day in a row', () => {
    const sixDays = week('12:00', [7, 8, 9, 10, 11, 12])
    expect(keysOf(checkHire([on('2026-12-13', '08:00', '12:00')], sixDays).forbidden)).toEqual([
      'days_per_week',
    ])
    const acrossWeeks = checkHire(
      [on('2026-12-15', '08:00', '12:00')],
      [...week('12:00', [9, 10, 11, 12, 13]), on('2026-12-14', '08:00', '12:00')],
    )
    expect([acrossWeeks.forbidden, keysOf(acrossWeeks.warnings)]).toEqual([
      [],
      ['consecutive_days'],
    ])
  })

  it('refuses an average of more than 44 hours over twelve weeks', () => {
    const day = (index: number) => {
      const week0 = isoDate('2026-10-05')
      const date = addDays(week0, Math.floor(index / 5) * 7 + (index % 5))
      return on(date, '08:00', '17:00')
    }
    const twelveWeeks = Array.from({ length: 60 }, (_, index) => day(index))
    expect(keysOf(checkHire(twelveWeeks, []).forbidden)).toEqual(['average_week'])
    expect(checkHire(twelveWeeks.slice(55), twelveWeeks.slice(0, 50)).forbidden).toEqual([])
    expect(keysOf(checkHire(twelveWeeks.slice(55), twelveWeeks.slice(0, 55)).forbidden)).toEqual([
      'average_week',
    ])
  })

  it('does not hold against a hire what was so before, nor what a company accepted with its planning', () => {
    const shortRest = [on('2026-12-07', '14:00', '23:00'), on('2026-12-08', '06:00', '12:00')]
    const later = [on('2026-12-10', '09:00', '12:00')]
    expect(checkHire(later, shortRest).forbidden).toEqual([])
    expect(keysOf(checkHire(shortRest, later).forbidden)).toEqual(['daily_rest'])
    expect(checkHire(shortRest, later, { accepted: true }).forbidden).toEqual([])
    const before = [on('2026-12-07', '08:00', '13:00')]
    expect(keysOf(checkHire(shortRest, before, { accepted: true }).forbidden)).toEqual([
      'long_day',
      'long_span',
    ])
  })

  it('says the same in whatever order the shifts come', () => {
    const shift = fc
      .record({
        day: fc.integer({ min: 1, max: 20 }),
        hour: fc.integer({ min: 0, max: 22 }),
        hours: fc.integer({ min: 2, max: 10 }),
      })
      .map(({ day, hour, hours }) => {
        const clock = (at: number) => `${String(at % 24).padStart(2, '0')}:00`
        return on(`2026-12-${String(day).padStart(2, '0')}`, clock(hour), clock(hour + hours))
      })
    const shifts = fc.array(shift, { maxLength: 8 })
    fc.assert(
      fc.property(shifts, shifts, (added, taken) => {
        const said = ({ elsewhere, forbidden, warnings }: ReturnType<typeof checkHire>) => [
          elsewhere === null,
          keysOf(forbidden),
          keysOf(warnings),
        ]
        const reversed = checkHire(added.toReversed(), taken.toReversed())
        expect(said(reversed)).toEqual(said(checkHire(added, taken)))
      }),
    )
  })
})
