import { holidayCalendar } from '../law/public-holidays.ts'
import { describe, expect, it } from 'vitest'
import { addDays, instant, instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import type { AmendmentOrder } from './amendment-order.ts'
import { moveOf } from './moves.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const night = (id: string, day: string) => ({
  id,
  ...inParis,
  startsAt: instantInParis(isoDate(day), localTime('22:00')),
  endsAt: instantInParis(addDays(isoDate(day), 1), localTime('06:00')),
  breakMinutes: 0,
  slots: 1,
  siderIds: ['a'],
})
const nights = [night('one', '2026-12-31'), night('two', '2027-01-02')]
const term = { firstDay: isoDate('2026-12-31'), lastDay: isoDate('2027-01-03'), workedDays: 2 }
const moved = (order: Exclude<AmendmentOrder, { kind: 'place' }>) =>
  moveOf({ siderId: 'a', term }, order, {
    shifts: nights,
    now: instantInParis(isoDate('2026-12-20'), localTime('08:00')),
    worked: new Set(),
    calendar: national,
  })
const until = (day: string) => ({ kind: 'term' as const, until: isoDate(day) })
const notWorked = (day: string) => ({
  refusal: { key: 'errors.amendment.no_work_that_day', params: { day } },
})

describe('a contract of nights', () => {
  it('ends on the morning of a night, not on the evening when one begins', () => {
    expect(moved(until('2027-01-01'))).toMatchObject({ move: { leaves: ['two'] } })
    expect(moved(until('2027-01-02'))).toEqual(notWorked('2027-01-02'))
  })

  it('is longer until the morning of a night', () => {
    const answer = moved(until('2027-01-08'))
    const taken = 'move' in answer ? answer.move.takes.map(({ shift }) => shift.endsAt) : []
    expect(taken.at(-1)).toEqual(night('', '2027-01-07').endsAt)
  })

  it('cannot end before its first night is over', () => {
    const end = { kind: 'end', reason: 'resignation', comment: null } as const
    expect(moved({ ...end, until: isoDate('2026-12-31') })).toEqual(notWorked('2026-12-31'))
    expect(moved({ ...end, until: isoDate('2027-01-02') })).toMatchObject({
      move: { leaves: ['two'] },
    })
  })

  it('has no hours that are over on a day after its last', () => {
    const { id, startsAt, endsAt, breakMinutes } = night('two', '2027-01-03')
    const timeZone = 'Europe/Paris' as const
    const shifts = [{ id, timeZone, startsAt, endsAt, breakMinutes }]
    const { firstDay, lastDay } = term
    expect(moved({ kind: 'hours', shifts })).toEqual({
      refusal: { key: 'errors.amendment.outside_term', params: { firstDay, lastDay } },
    })
  })
})

describe('a contract in La Réunion', () => {
  const timeZone = 'Indian/Reunion' as const
  const calendar = holidayCalendar(null, ['abolition-la-reunion'], timeZone)
  /** From 02:00 to 09:00 on the clocks of the place: it begins on the day before in Paris. */
  const early = (id: string, day: string) => ({
    timeZone,
    id,
    startsAt: instant(`${addDays(isoDate(day), -1)}T22:00:00.000Z`),
    endsAt: instant(`${day}T05:00:00.000Z`),
    breakMinutes: 0,
    slots: 1,
    siderIds: ['a'],
  })
  const here = {
    shifts: [early('one', '2027-12-14'), early('two', '2027-12-16')],
    now: instant('2027-12-10T08:00:00.000Z'),
    worked: new Set<string>(),
    calendar,
  }
  const bounds = { firstDay: isoDate('2027-12-14'), lastDay: isoDate('2027-12-16') }
  const contract = { siderId: 'a', term: { ...bounds, workedDays: 2 } }

  it('has hours on its first local day, and none on the day before', () => {
    const order = (day: string) => {
      const { id, startsAt, endsAt, breakMinutes } = { ...early('one', day) }
      return { kind: 'hours' as const, shifts: [{ id, timeZone, startsAt, endsAt, breakMinutes }] }
    }
    expect(moveOf(contract, order('2027-12-15'), here)).toMatchObject({
      move: { takes: [{ shift: { timeZone, startsAt: '2027-12-14T22:00:00.000Z' } }] },
    })
    expect(moveOf(contract, order('2027-12-13'), here)).toEqual({
      refusal: { key: 'errors.amendment.outside_term', params: bounds },
    })
  })

  it('N-32 goes on by local days, at the hours of the place, without the local holiday', () => {
    const answer = moveOf(contract, { kind: 'renewal', until: isoDate('2027-12-21') }, here)
    const taken = 'move' in answer ? answer.move.takes.map(({ shift }) => shift.startsAt) : []
    expect(taken).toEqual(['2027-12-16T22:00:00.000Z', '2027-12-20T22:00:00.000Z'])
  })
})
