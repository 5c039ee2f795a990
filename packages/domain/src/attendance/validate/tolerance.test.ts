import { expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../../kernel/calendar.ts'
import type { AttendanceStatus, VersionOrigin } from '../attendance.ts'
import { isWithinTolerance } from './tolerance.ts'

const at = (time: string) => instantInParis(isoDate('2026-12-07'), localTime(time))
const said = (origin: VersionOrigin, from: string, to: string, rest = '12:30') => ({
  origin,
  startDate: at(from),
  endDate: at(to),
  breaks: [{ startDate: at('12:00'), endDate: at(rest) }],
})
const plan = said('shift', '09:00', '17:00')
const tolerance = { startMinutes: 10, endMinutes: 5 }
const waiting = { status: 'att.waiting', overlaps: false } as const

it.each([
  ['what was planned', [plan, said('sider', '09:00', '17:00')], true],
  ['ten minutes late', [plan, said('sider', '09:10', '17:00')], true],
  ['ten minutes early', [plan, said('sider', '08:50', '17:00')], true],
  ['eleven minutes late', [plan, said('sider', '09:11', '17:00')], false],
  ['five minutes longer', [plan, said('sider', '09:00', '17:05')], true],
  ['six minutes shorter', [plan, said('sider', '09:00', '16:54')], false],
  ['a longer break', [plan, said('sider', '09:00', '17:00', '13:00')], true],
  ['a shorter break', [plan, said('sider', '09:00', '17:00', '12:29')], false],
  ['what nobody has declared', [plan], false],
  ['work that was not planned', [said('sider', '09:00', '17:00')], false],
  ['what the company has imported', [plan, said('company', '09:00', '17:00')], false],
] as const)('of ten minutes at the start and five at the end, %s: %s', (_what, history, within) => {
  expect(isWithinTolerance({ ...waiting, history }, tolerance)).toBe(within)
})

it('of nothing is the plan to the minute', () => {
  const none = { startMinutes: 0, endMinutes: 0 }
  const isWithin = (from: string) =>
    isWithinTolerance({ ...waiting, history: [plan, said('sider', from, '17:00')] }, none)
  expect([isWithin('09:00'), isWithin('09:01')]).toEqual([true, false])
})

it.each(['att.disputed', 'att.conflict', 'att.validated'] as const)(
  'is of hours that wait, not of those that are %s',
  (status: AttendanceStatus) => {
    const hours = { status, overlaps: false, history: [plan, said('sider', '09:00', '17:00')] }
    expect(isWithinTolerance(hours, tolerance)).toBe(false)
  },
)

it('is not of hours within others of their Sider', () => {
  const history = [plan, said('sider', '09:00', '17:00')]
  expect(isWithinTolerance({ ...waiting, overlaps: true, history }, tolerance)).toBe(false)
})
