import { expect, type Page } from '@playwright/test'
import type { Reply } from '@renfort/contract/endpoint.ts'
import type { login } from '@renfort/contract/auth.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { demoPassword } from './demo-accounts.ts'

/** Signs in as people do, in French, and waits until the product has opened. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/signin/)
}

/** Leaves a page without the product's screens, signed in: the journey opens what it is about. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const data = { email, password: clientHash(password) }
  const reply = await page.request.post('/api/auth/login', { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  const session = (await reply.json()) as Reply<typeof login>
  await page.goto('/api/health')
  await page.evaluate(({ token, userId, organisationId, organisationType }) => {
    for (const key of ['organisationId', 'parentOrganisationId']) localStorage.removeItem(key)
    // Whose drafts the tab keeps.
    sessionStorage.setItem('lastUser', userId)
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    const key = organisationType === 'parent' ? 'parentOrganisationId' : 'organisationId'
    if (/[1-9a-f]/.test(organisationId)) localStorage.setItem(key, organisationId)
  }, session)
}

/** The same, in the screen on which the product opens for that person. */
export async function openAs(page: Page, email: string, password?: string): Promise<void> {
  await signIn(page, email, password)
  await page.goto('/')
  await expect(page).not.toHaveURL(/\/$/)
}
