import { holidayCalendar } from '../law/public-holidays.ts'
import { describe, expect, it } from 'vitest'
import { addDays, instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import type { AmendmentOrder } from './amendment-order.ts'
import { moveOf } from './moves.ts'

const national = holidayCalendar(null)

const night = (id: string, day: string) => ({
  id,
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
    const shifts = [{ id, startsAt, endsAt, breakMinutes }]
    const { firstDay, lastDay } = term
    expect(moved({ kind: 'hours', shifts })).toEqual({
      refusal: { key: 'errors.amendment.outside_term', params: { firstDay, lastDay } },
    })
  })
})
