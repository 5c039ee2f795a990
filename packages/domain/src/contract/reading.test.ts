import { expect, it } from 'vitest'
import { mustBeReadToTheEnd } from './reading.ts'

it('CTR-12 batches of more than ten contracts are read to the end', () => {
  expect([1, 10, 11, 60].map(mustBeReadToTheEnd)).toEqual([false, false, true, true])
})
