import { expect, it } from 'vitest'
import { isCancelled } from './cancelled.ts'

it.each([
  ['unsigned', [], true],
  ['contested', [], true],
  ['signed', [], false],
  ['unsigned', ['1'], false],
] as const)(
  'N-42 a document that is %s, with the contracts %j, is cancelled: %s',
  (status, contractIds, is) => {
    expect(isCancelled({ status, contractIds })).toBe(is)
  },
)
