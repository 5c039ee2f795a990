import { expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import { paperPrecedence, precedenceOfPaper } from './paper-precedence.ts'

const now = instant('2026-12-02T09:00:00.000Z')

it.each([
  ['2026-12-01T08:59:00.000Z', 'usual'],
  ['2026-12-01T09:00:00.000Z', 'neededSoon'],
  ['2026-12-02T09:00:00.000Z', 'neededSoon'],
  ['2026-12-05T09:00:00.000Z', 'neededSoon'],
  ['2026-12-05T09:01:00.000Z', 'usual'],
] as const)('the paper of work that starts at %s is %s', (startsAt, precedence) => {
  expect(precedenceOfPaper(instant(startsAt), now)).toBe(paperPrecedence[precedence])
})
