import { expect, type Page } from '@playwright/test'
import { startImpersonation } from '@renfort/contract/administration.ts'
import { clockHours, type CompanyHours, listHours } from '@renfort/contract/attendance.ts'
import {
  epochMinuteOf,
  instant,
  instantOfMinute,
  isoDate,
} from '@renfort/domain/kernel/calendar.ts'
import type { DemoShift } from '../apps/api/src/seeds/demo-missions.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { logIn } from './sign-in.ts'

/** How a Sider clocks: minutes after the planned start and end; `null` clocks nothing. */
export type Clocking = readonly [start: number, end: number] | null

interface WorkedHours {
  /** Of yesterday, which is a Tuesday, all Siders on them in order. */
  readonly shifts: readonly DemoShift[]
  readonly siderIds: readonly string[]
  readonly clockings: readonly Clocking[]
  readonly name?: string
}

/** Hours of yesterday, made as the product makes them, then clocked; by the order of the Siders. */
export async function someWorkedHours(
  page: Page,
  restaurant: Restaurant,
  { shifts, siderIds, clockings, name = 'Gala de l’opéra' }: WorkedHours,
): Promise<readonly CompanyHours[]> {
  const { id: organisationId, session, call } = restaurant
  const { token, userId } = await logIn(page.request, demoAccounts.insider, demoPassword)
  const staff = apiClient(page.request, { token, userId })
  // Only staff who act for a company plan a day that is over (SHIFT-13).
  const body = { userId: session.userId, reason: 'Aide demandée par téléphone' }
  await staff(startImpersonation, { body })
  const acting = apiClient(page.request, { token, userId, logasId: session.userId, organisationId })
  const planner = { ...restaurant, call: acting }
  await aPostedMission(planner, {
    name,
    type: 'gestion',
    monday: isoDate('2026-11-30'),
    shifts,
    siderIds,
  })
  const made = await expectHours(call, siderIds.length)
  const insider = await logIn(page.request, demoAccounts.insider, demoPassword)
  const feed = apiClient(page.request, { token: insider.token, userId: insider.userId })
  for (const [i, clocking] of clockings.entries()) {
    const line = made.find(({ sider }) => sider.id === siderIds[i])
    const plan = line?.history[0]
    if (line === undefined || plan === undefined || clocking === null) continue
    const [start, end] = clocking
    await feed(clockHours, {
      body: {
        siderId: line.sider.id,
        shiftId: line.shiftId,
        startDate: later(plan.startDate, start),
        endDate: later(plan.endDate, end),
        breaks: plan.breaks,
      },
    })
  }
  return made
}

async function expectHours(
  call: Restaurant['call'],
  count: number,
): Promise<readonly CompanyHours[]> {
  let found: readonly CompanyHours[] = []
  await expect
    .poll(
      async () => {
        found = (await call(listHours, { query: {} })).attendances
        return found.length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  return found
}

function later(at: string, minutes: number): string {
  return instantOfMinute(epochMinuteOf(instant(at)) + minutes)
}
