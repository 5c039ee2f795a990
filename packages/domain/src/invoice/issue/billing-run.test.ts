import { expect, it } from 'vitest'
import { instant, isoDate } from '../../kernel/calendar.ts'
import { billedBefore, lastRunOn } from './billing-run.ts'

it.each([
  ['at six on a Tuesday', '2026-12-15T05:00:00Z', '2026-12-15'],
  ['a minute before', '2026-12-15T04:59:00Z', '2026-12-08'],
  ['on the Sunday after', '2026-12-20T20:00:00Z', '2026-12-15'],
  ['on the Monday after, in Paris', '2026-12-20T23:30:00Z', '2026-12-15'],
  ['in summer', '2027-06-29T04:00:00Z', '2027-06-29'],
])('decisions §11 the last run %s is that of the Tuesday', (_what, now, expected) => {
  expect(lastRunOn(instant(now))).toBe(expected)
})

it('INV-03 a run bills the weeks that are over', () => {
  expect(billedBefore(isoDate('2026-12-15'))).toBe('2026-12-14')
})
