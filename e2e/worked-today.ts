import type { Page } from '@playwright/test'
import { changeCompany, startImpersonation } from '@renfort/contract/administration.ts'
import { hireSiders } from '@renfort/contract/hiring.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
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
  const { id: organisationId, session, siderIds } = restaurant
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
    {
      name: 'Petits déjeuners',
      monday: isoDate('2026-11-30'),
      shifts: [[2, '07:00', '15:00', 30, 3]],
    },
  )
  await insider(changeCompany, {
    params: { id: organisationId },
    body: { attendanceConfigType: 'timesheet' },
  })
  const assignments = siderIds.slice(0, 3).map((siderId) => ({ siderId }))
  await insider(hireSiders, { params: { id }, body: { assignments } })
  return restaurant
}
