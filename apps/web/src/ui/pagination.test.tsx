import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './pagination.tsx'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('CONST-01 on page %i of %i shows %j', (current, last, numbers) => {
    expect(pageNumbers(current, last)).toEqual(numbers)
  })

  it('CONST-01 shows the current page, at most five numbers, and no page that is not there', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
    fc.assert(
      fc.property(place, ([current, last]) => {
        const numbers = pageNumbers(current, last)
        expect(numbers).toContain(current)
        expect(numbers).toHaveLength(Math.min(5, last))
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(last)
      }),
    )
  })
})
