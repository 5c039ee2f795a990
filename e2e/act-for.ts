import type { Page } from '@playwright/test'
import { startImpersonation } from '@renfort/contract/administration.ts'
import type { DemoClient } from '../apps/api/src/seeds/demo-client.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Company } from './new-company.ts'
import { keepSession, logIn, type Session } from './sign-in.ts'

/** Makes internal staff act on a page for the admin of a company, or for one of its members. */
export async function actFor(
  page: Page,
  { id, session }: Company,
  { userId }: Session = session,
): Promise<{ insider: DemoClient; acting: DemoClient }> {
  const staff = await logIn(page.request, demoAccounts.insider, demoPassword)
  const caller = { token: staff.token, userId: staff.userId }
  const body = { userId, reason: 'Aide demandée par téléphone' }
  const insider = apiClient(page.request, caller)
  await insider(startImpersonation, { body })
  await keepSession(page, { ...staff, organisationId: id, organisationType: 'other' })
  await page.evaluate((logasId) => localStorage.setItem('logasId', logasId), userId)
  const acting = apiClient(page.request, { ...caller, logasId: userId, organisationId: id })
  return { insider, acting }
}
