import { expect, it } from 'vitest'
import type { Answer } from './clients.ts'
import { networkWatch } from './network-watch.ts'

const answer = (changes: Partial<Answer>): Answer => {
  return { status: 200, key: null, hasRetryAfter: false, milliseconds: 10, body: {}, ...changes }
}
const problemsOf = (changes: Partial<Answer>) => {
  const watch = networkWatch(5_000)
  watch.add(answer(changes))
  return watch.problems
}

it('R6 success, and an invitation to come again in time, are right', () => {
  expect(problemsOf({ status: 201 })).toEqual([])
  expect(problemsOf({ status: 503, hasRetryAfter: true, milliseconds: 4_999 })).toEqual([])
})

it.each([
  ['too late', { milliseconds: 5_100 }, 'an answer 200 took 5.1 s'],
  ['without the time to come again', { status: 503 }, '503 without Retry-After'],
  ['missing', { status: null }, 'an answer was missing'],
  ['a failure', { status: 500, key: 'errors.internal' }, 'an answer 500 errors.internal'],
])('R6 an answer that is %s is a problem', (_how, changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem])
})

it('R6 the time to recover ends with the last call that was told to come again', () => {
  let now = 1_000
  const watch = networkWatch(5_000, () => now)
  const refuse = () => watch.add(answer({ status: 503, hasRetryAfter: true }))
  refuse()
  now = 3_000
  watch.restored()
  expect(watch.lastRefusalMs()).toBe(0)
  now = 3_700
  refuse()
  now = 9_000
  watch.add(answer({}))
  expect([watch.lastRefusalMs(), watch.counts()]).toEqual([700, '1 × 200, 2 × 503'])
})
