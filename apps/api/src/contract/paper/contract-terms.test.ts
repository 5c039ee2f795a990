import { instant } from '@renfort/domain/kernel/calendar.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { expect, it } from 'vitest'
import { contractTerms } from './contract-terms.ts'
import { inParis } from '@renfort/domain/testing/in-paris.ts'

/**
 * The mission began on 1 December; Sundays are paid double from the eighth day on, and 30 % more
 * before.
 */
const mission = {
  type: 'delegation' as const,
  startsAt: instant('2026-12-01T08:00:00.000Z'),
  createdAt: instant('2026-11-20T08:00:00.000Z'),
  frozenPricing: null,
  timeZone: 'Europe/Paris' as const,
  detachedPricing: null,
  policyHoursTypes: {
    ...defaultPolicy.hoursTypes,
    sundays: { increase: 30, seniority: { daysThreshold: 7, increase: 100 }, ztiIncrease: null },
  },
  hourlyRateCents: 1300,
  delegationCoefficient: 19_500,
  gestionCoefficient: 16_000,
  zti: false,
  placeCountry: null,
  placePostalCode: null,
  placeHasProtestantChurch: null,
}
const sunday = {
  ...inParis,
  startsAt: instant('2026-12-13T09:00:00.000Z'),
  endsAt: instant('2026-12-13T15:00:00.000Z'),
  breakMinutes: 0,
}

it('C-19 seniority counts from the first day of the mission for a Sider who joins later, as it is billed', () => {
  const { firstDay, salaryCents } = contractTerms(mission, { shifts: [sunday] }, null)
  expect(firstDay).toBe('2026-12-13')
  expect(salaryCents).toBe(6 * 2 * 1300)
})
