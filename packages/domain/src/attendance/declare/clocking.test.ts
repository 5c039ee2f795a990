import { describe, expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import {
  clockedAt,
  clockedTime,
  type ClockingKind,
  clockingRefusal,
  clockState,
  nextClockings,
  phoneSkewMinutes,
} from './clocking.ts'

const at = (time: string, day = '2026-12-07') => instant(`${day}T${time}:00.000Z`)
const clocked = (...all: readonly (readonly [ClockingKind, string])[]) =>
  all.map(([kind, time]) => ({ kind, happenedAt: at(time) }))
const day = clocked(['start', '08:00'], ['pause', '12:00'], ['resume', '12:30'], ['end', '16:00'])

describe('the clockings of a shift', () => {
  it('follow each other: start, breaks, end', () => {
    expect(day.map((_, index) => clockState(day.slice(0, index)))).toEqual([
      'notStarted',
      'working',
      'onBreak',
      'working',
    ])
    expect(clockState(day)).toBe('ended')
    expect(nextClockings('working')).toEqual(['pause', 'end'])
    expect(nextClockings('onBreak')).toEqual(['resume'])
    expect(nextClockings('ended')).toEqual([])
  })

  it('refuse what is not its turn, and an hour before the last', () => {
    const [end] = clocked(['end', '12:10'])
    const [early] = clocked(['resume', '11:59'])
    if (end === undefined || early === undefined) throw new Error('No clocking.')
    const refused = (state: string) => ({ key: 'errors.sider.clock_order', params: { state } })
    expect(clockingRefusal([], end)).toEqual(refused('notStarted'))
    expect(clockingRefusal(day.slice(0, 2), end)).toEqual(refused('onBreak'))
    expect(clockingRefusal(day.slice(0, 2), early)).toEqual(refused('onBreak'))
    expect(clockingRefusal(day.slice(0, 1), end)).toBeNull()
  })

  it('come to a worked time once they have an end; a forgotten one is never made up', () => {
    expect(clockedTime(day)).toEqual({
      startDate: at('08:00'),
      endDate: at('16:00'),
      breaks: [{ startDate: at('12:00'), endDate: at('12:30') }],
    })
    expect(clockedTime(day.slice(0, 3))).toBeNull()
    expect(clockedTime([])).toBeNull()
    const short = clocked(
      ['start', '08:00'],
      ['pause', '09:00'],
      ['resume', '09:00'],
      ['end', '10:00'],
    )
    expect(clockedTime(short)?.breaks).toEqual([])
  })
})

describe('the hour of a clocking', () => {
  it('is that of the press, kept on the phone and sent later', () => {
    const times = { phoneAt: at('08:00'), sentAt: at('11:30') }
    expect(clockedAt(times, at('11:31'))).toBe(at('08:00'))
  })

  it('of a phone that is three hours or fifty years wrong is found by what passed', () => {
    const ahead = { phoneAt: at('11:00'), sentAt: at('11:10') }
    expect(clockedAt(ahead, at('08:10'))).toBe(at('08:00'))
    expect(phoneSkewMinutes(ahead, at('08:10'))).toBe(180)
    const old = { phoneAt: at('00:05', '1970-01-01'), sentAt: at('00:45', '1970-01-01') }
    expect(clockedAt(old, at('08:40'))).toBe(at('08:00'))
  })

  it('is never in the future', () => {
    const times = { phoneAt: at('08:02'), sentAt: at('08:02') }
    expect(clockedAt(times, at('08:00'))).toBe(at('08:00'))
  })

  it('is unknown where the clock was set in between, or after more than a week', () => {
    expect(clockedAt({ phoneAt: at('08:00'), sentAt: at('07:00') }, at('08:10'))).toBeNull()
    const late = { phoneAt: at('08:00', '2026-11-29'), sentAt: at('08:01') }
    expect(clockedAt(late, at('08:01'))).toBeNull()
  })
})
