import { expect, type Page } from '@playwright/test'
import { startImpersonation } from '@renfort/contract/administration.ts'
import type { DemoClient } from '../apps/api/src/seeds/demo-client.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Company } from './new-company.ts'
import { keepSession, logIn, openAs, type Session } from './sign-in.ts'

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

/** Begins to act for a manager of the demo by the screens, as internal staff do. */
export async function actForManagerByForm(page: Page): Promise<void> {
  await openAs(page, demoAccounts.insider)
  await page.getByLabel('Rechercher un utilisateur').fill('manager@maison')
  await page.getByRole('button', { name: /Julien Faure/ }).click()
  await page.getByRole('textbox', { name: 'Pourquoi' }).fill('Aide demandée par téléphone')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page).toHaveURL(/\/planning/)
}
