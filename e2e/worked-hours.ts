import type { Page } from '@playwright/test'
import { startImpersonation } from '@renfort/contract/administration.ts'
import { clockHours } from '@renfort/contract/attendance/attendance.ts'
import { readMission } from '@renfort/contract/mission.ts'
import {
  epochMinuteOf,
  instant,
  instantOfMinute,
  isoDate,
} from '@renfort/domain/kernel/calendar.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { logIn } from './sign-in.ts'

/** The clock times of a Sider: minutes after the planned start and end. */
type Clocking = readonly [start: number, end: number]

/** Creates Siders who worked yesterday from 09:00 to 17:00 with half an hour of break, with the given clock times. */
export async function someWorkedHours(
  page: Page,
  restaurant: Restaurant,
  clockings: readonly (readonly [siderId: string, ...Clocking])[],
): Promise<void> {
  const { id: organisationId, session } = restaurant
  const { token, userId } = await logIn(page.request, demoAccounts.insider, demoPassword)
  const staff = apiClient(page.request, { token, userId })
  const body = { userId: session.userId, reason: 'Aide demandée par téléphone' }
  await staff(startImpersonation, { body })
  const logasId = session.userId
  const call = apiClient(page.request, { token, userId, logasId, organisationId })
  // Only staff who act for a company can add shifts that have begun (SHIFT-13); yesterday is a Tuesday.
  const mission = await aPostedMission(
    { ...restaurant, call },
    {
      type: 'gestion',
      monday: isoDate('2026-11-30'),
      shifts: [[1, '09:00', '17:00', 30, clockings.length]],
      siderIds: clockings.map(([siderId]) => siderId),
    },
  )
  const { shifts } = await restaurant.call(readMission, { params: { id: mission } })
  const [shift] = shifts
  if (shift === undefined) throw new Error('The mission has no shift')
  for (const [siderId, start, end] of clockings) {
    const startDate = later(shift.startDate, start)
    const rest = [180, 210].map((minutes) => later(shift.startDate, minutes))
    await staff(clockHours, {
      body: {
        siderId,
        shiftId: shift.id,
        startDate,
        endDate: later(shift.endDate, end),
        breaks: [{ startDate: rest[0] ?? startDate, endDate: rest[1] ?? startDate }],
      },
    })
  }
}

function later(at: string, minutes: number): string {
  return instantOfMinute(epochMinuteOf(instant(at)) + minutes)
}
