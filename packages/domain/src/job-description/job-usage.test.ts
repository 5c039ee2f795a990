import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { differingFields, lastYearSince, shared } from './job-usage.ts'

const same = { hourlyRate: 1, executiveStatus: 1, subtasks: 1, licences: 1, experiences: 1 }

it.each([
  [same, []],
  [{ ...same, subtasks: 3, hourlyRate: 2 }, ['hourlyRate', 'subtasks']],
  [{ ...same, licences: 0 }, []],
])('of %j, %j differ', (values, differing) => {
  expect(differingFields(values)).toEqual(differing)
})

it.each([
  ['2026-12-02', '2025-12-02'],
  ['2028-02-29', '2027-02-28'],
])('on %s the last twelve months began on %s', (today, since) => {
  expect(lastYearSince(isoDate(today))).toBe(since)
})

it('parts what all lists hold from what is in some of them alone', () => {
  const parted = shared(
    [
      ['serve', 'clear', 'cash'],
      ['clear', 'serve'],
    ],
    (task) => task,
  )
  expect(parted).toEqual({ common: ['serve', 'clear'], own: [['cash'], []] })
  expect(shared([], String)).toEqual({ common: [], own: [] })
})
