import { describe, expect, it } from 'vitest'
import { type Instant, instant } from '../../kernel/calendar.ts'
import { arrivalIssues, presenceAt } from './presence.ts'

const at = (time: string): Instant => instant(`2026-12-07T${time}:00.000Z`)
const shift = {
  startsAt: at('08:00'),
  endsAt: at('16:00'),
  arrivedAt: null,
  hasLeft: false,
  isAbsent: false,
  clocks: true,
}

describe('how somebody stands to a shift', () => {
  it.each([
    ['before the start', {}, '07:59', 'expected'],
    ['within the first minutes', {}, '08:09', 'expected'],
    ['ten minutes after the start', {}, '08:10', 'late'],
    ['in the last minute', {}, '15:59', 'late'],
    ['once the shift has ended', {}, '16:00', 'over'],
    ['who came early', { arrivedAt: at('07:50') }, '07:55', 'here'],
    ['who came late', { arrivedAt: at('08:40') }, '08:41', 'here'],
    ['who came, once it has ended', { arrivedAt: at('08:00') }, '16:00', 'over'],
    ['who came and left early', { arrivedAt: at('08:00'), hasLeft: true }, '15:00', 'over'],
    ['who did not work', { isAbsent: true }, '17:00', 'absent'],
    ['where nobody clocks', { clocks: false }, '12:00', 'expected'],
  ] as const)('%s', (_case, changed, now, presence) => {
    expect(presenceAt({ ...shift, ...changed }, at(now))).toBe(presence)
  })
})

describe('an arrival', () => {
  it.each([
    ['four hours before the start', '04:00', '12:00', null],
    ['longer before', '03:59', '12:00', 'errors.attendance.far_from_plan'],
    ['in the last minute', '15:59', '16:30', null],
    ['at the end', '16:00', '16:30', 'errors.attendance.far_from_plan'],
    ['still to come', '08:30', '08:29', 'errors.attendance.in_the_future'],
  ])('%s', (_case, arrivedAt, now, key) => {
    const issues = arrivalIssues(at(arrivedAt), shift, at(now))
    expect(issues.map((each) => each.key)).toEqual(key === null ? [] : [key])
  })
})
