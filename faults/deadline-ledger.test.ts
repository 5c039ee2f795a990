import { expect, it } from 'vitest'
import { judgeDeadline } from './deadline-ledger.ts'

const due = { from: 1_000, dueAt: 1_000, until: 61_000 }
const hours = { id: 'a', isValidated: true, validatedAt: 1_000, actions: 1, told: 1 }
const left = { id: 'b', isValidated: false, validatedAt: null, actions: 0, told: 0 }
const promised = [
  { ids: ['a'], between: due },
  { ids: ['b'], between: null },
]
const problemsOf = (change: Partial<typeof hours>) =>
  judgeDeadline(promised, [{ ...hours, ...change }, left]).problems

it('R9 hours that are validated once, at the deadline or within a minute, are right', () => {
  expect(judgeDeadline(promised, [{ ...hours, validatedAt: 61_000 }, left])).toEqual({
    validated: 1,
    latestMs: 60_000,
    problems: [],
  })
  expect(problemsOf({})).toEqual([])
})

it.each([
  ['early', { validatedAt: 999 }, 'a: 1 ms early'],
  ['late', { validatedAt: 61_001 }, 'a: 60001 ms late'],
  ['left', { isValidated: false }, 'a: not validated'],
  ['validated twice', { actions: 2 }, 'a: its history has it 2 times'],
  ['without their trail', { told: 0 }, 'a: the trail has it 0 times'],
])('R9 hours that are %s are a problem', (_what, change, problem) => {
  expect(problemsOf(change)).toEqual([problem])
})

it('R9 hours of the next week that are validated, and hours that are gone, are problems', () => {
  expect(judgeDeadline(promised, [{ ...hours, id: 'b' }]).problems).toEqual([
    'a: gone',
    'b: validated a week early',
  ])
})
