import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../kernel/money.ts'
import { lunchShares, transportShares } from './indemnity-shares.ts'

describe('who pays an indemnity', () => {
  it.each([
    ['ticket', 9.5, 60, 570, 380],
    ['ticket', 9.25, 50, 463, 462],
    ['ticket', 29.99, 33.33, 1000, 1999],
    ['indemnity', 7.4, null, 740, 0],
  ] as const)('REM-12 REM-14 a %s of %d € at %s %%', (type, amount, coverRate, employer, sider) => {
    expect(lunchShares({ type, amount, coverRate })).toEqual({
      employerCents: employer,
      siderCents: sider,
    })
  })
  it('REM-15 half of a subscription, or all of it', () => {
    expect(transportShares(cents(9080), 50)).toEqual({ employerCents: 4540, siderCents: 4540 })
    expect(transportShares(cents(9080), 100)).toEqual({ employerCents: 9080, siderCents: 0 })
  })
  it('no cent is lost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 5000, max: 10_000 }),
        (whole, points) => {
          const { employerCents, siderCents } = transportShares(cents(whole), points / 100)
          expect(employerCents + siderCents).toBe(whole)
          expect(Math.min(employerCents, siderCents)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
