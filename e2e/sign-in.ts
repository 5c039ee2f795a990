import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { login } from '@renfort/contract/auth.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { demoPassword } from './demo-accounts.ts'

export type Session = Reply<typeof login>

/** The cookie in which a browser keeps its session, where the product is not reached by https. */
export const sessionCookie = 'session'

/** Signs in with the form, in French, and waits until the product has opened. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/signin/)
}

/** Opens a session by the API. */
export async function logIn(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> {
  const data = { email, password: clientHash(password) }
  const reply = await request.post('/api/auth/login', { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as Session
}

/** Gives a page a session without opening a screen: the journey opens the one that it needs. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await page.goto('/api/health')
  const { token, ...known } = session
  await page.context().addCookies([
    {
      name: sessionCookie,
      value: token,
      url: new URL(page.url()).origin,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  await page.evaluate(({ userId, organisationId, organisationType }) => {
    for (const key of ['organisationId', 'parentOrganisationId']) localStorage.removeItem(key)
    // The user whose drafts the tab keeps.
    sessionStorage.setItem('lastUser', userId)
    localStorage.setItem('signedIn', 'by the journey')
    localStorage.setItem('userId', userId)
    const key = organisationType === 'parent' ? 'parentOrganisationId' : 'organisationId'
    if (organisationId !== null) localStorage.setItem(key, organisationId)
  }, known)
}

/** Signs a page in by the API. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await keepSession(page, await logIn(page.request, email, password))
}

/** The same, on the first screen of that user. */
export async function openAs(page: Page, email: string, password?: string): Promise<void> {
  await signIn(page, email, password)
  await page.goto('/')
  await expect(page).not.toHaveURL(/\/$/)
}

/** A page of the same person on another device. */
export async function onAnotherDevice(
  browser: Browser,
  email: string,
  password: string,
): Promise<Page> {
  const device = await browser.newContext()
  const page = await device.newPage()
  await signIn(page, email, password)
  return page
}
