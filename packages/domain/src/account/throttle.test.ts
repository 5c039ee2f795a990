import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowances, pauseMinutes } from './throttle.ts'

describe('a pause after too many tries', () => {
  it.each([
    [0, 15],
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 240],
    [5_000, 240],
  ])('after %d earlier ones lasts %d minutes', (earlier, minutes) => {
    expect(pauseMinutes(allowances.login, earlier)).toBe(minutes)
  })

  it.each([
    ['login-account', [5, 10, 20, 30, 30]],
    ['login-everywhere', [2, 4, 8, 15, 15]],
  ] as const)('of %s grows to what an owner can wait for: %j', (kind, minutes) => {
    expect(minutes.map((_pause, earlier) => pauseMinutes(allowances[kind], earlier))).toEqual(
      minutes,
    )
  })

  it('never gets shorter, and always ends', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...Object.values(allowances)), (earlier, allowance) => {
        const pause = pauseMinutes(allowance, earlier)
        expect(pause).toBeLessThanOrEqual(240)
        expect(pauseMinutes(allowance, earlier + 1)).toBeGreaterThanOrEqual(pause)
      }),
    )
  })
})
