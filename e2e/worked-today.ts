import type { Page } from '@playwright/test'
import { changeCompany, startImpersonation } from '@renfort/contract/administration.ts'
import { hireSiders } from '@renfort/contract/hiring.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { DemoClient } from '../apps/api/src/seeds/demo-client.ts'
import type { DemoShift } from '../apps/api/src/seeds/demo-missions.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { aRestaurant, type Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { logIn } from './sign-in.ts'

/**
 * A company that imports its hours from files; its first three Siders are at work since 7:00 this morning, Wednesday
 * 2 December; it is 10:00. Its admin is signed in on the page.
 */
export async function workedToday(page: Page): Promise<Restaurant> {
  const restaurant = await aRestaurant(page)
  const { insider } = await hiredThisMorning(page, restaurant, {
    shifts: [[2, '07:00', '15:00', 30, 3]],
    siderIds: restaurant.siderIds.slice(0, 3),
  })
  await insider(changeCompany, {
    params: { id: restaurant.id },
    body: { attendanceConfigType: 'timesheet' },
  })
  return restaurant
}

interface Morning {
  /** Of the week of Monday 30 November; they may have begun. */
  readonly shifts: readonly DemoShift[]
  readonly siderIds: readonly string[]
}

/** Staff order shifts for a company and hire for it; resolves to the calls of that staff. */
export async function hiredThisMorning(
  page: Page,
  restaurant: Restaurant,
  { shifts, siderIds }: Morning,
): Promise<{ readonly insider: DemoClient }> {
  const { id: organisationId, session } = restaurant
  const staff = await logIn(page.request, demoAccounts.insider, demoPassword)
  const caller = { token: staff.token, userId: staff.userId }
  const insider = apiClient(page.request, caller)
  await insider(startImpersonation, {
    body: { userId: session.userId, reason: 'Aide demandée par téléphone' },
  })
  // Only staff can order shifts that have begun.
  const acting = apiClient(page.request, { ...caller, logasId: session.userId, organisationId })
  const id = await aPostedMission(
    { ...restaurant, call: acting },
    { name: 'Petits déjeuners', monday: isoDate('2026-11-30'), shifts },
  )
  const assignments = siderIds.map((siderId) => ({ siderId }))
  await insider(hireSiders, { params: { id }, body: { assignments } })
  return { insider }
}
