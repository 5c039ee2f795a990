import { expect, it } from 'vitest'
import { isReadToTheEnd, mustBeReadToTheEnd } from './reading.ts'

it('CTR-12 batches of more than ten contracts are read to the end', () => {
  expect([1, 10, 11, 60].map(mustBeReadToTheEnd)).toEqual([false, false, true, true])
})

it.each([
  [null, 0, false],
  [null, 3, false],
  [4, 3, false],
  [4, 4, true],
])(
  'a paper of %s pages, of which %i were read, is read to its end: %s',
  (pages, pagesRead, isRead) => {
    expect(isReadToTheEnd({ pages, pagesRead })).toBe(isRead)
  },
)
