import { type Browser, expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { readOutbox } from '@renfort/contract/operations.ts'
import type { listSiderShifts } from '@renfort/contract/sider-work.ts'
import { apiClient } from './api-client.ts'
import { mailedLink } from './new-company.ts'

/** A narrow phone, whose hour is that at which the server began. */
export async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const phone = await context.newPage()
  await phone.clock.setFixedTime('2026-12-02T09:00:00Z')
  return phone
}

/** Asks for a message and opens the pages with its link; resolves to the hour of the server. */
export async function openByLink(phone: Page, phoneNumber: string): Promise<() => Date> {
  await phone.goto('/s')
  await phone.getByLabel('Adresse e-mail ou téléphone mobile').fill(phoneNumber)
  await phone.getByRole('button', { name: 'Recevoir un lien et un code' }).click()
  await expect(phone.getByLabel('Code à six chiffres')).toBeVisible()
  const { pathname, hash } = await mailedLink(phone, phoneNumber)
  await phone.goto(pathname + hash)
  const answered = phone.waitForResponse('**/api/sider/shifts')
  await phone.getByRole('button', { name: 'Ouvrir mon espace ici' }).click()
  const { now } = (await (await answered).json()) as Reply<typeof listSiderShifts>
  const ahead = Date.parse(now) - Date.now()
  await expect(phone.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  return () => new Date(Date.now() + ahead)
}

const refuse = (route: Route) => route.abort('internetdisconnected')

/** Takes the network away, or gives it back. */
export async function cutNetwork(phone: Page, isCut: boolean): Promise<void> {
  const context = phone.context()
  // The browser lets calls through for a moment while a page is loaded anew.
  if (isCut) await context.route('**/api/**', refuse)
  else await context.unroute('**/api/**', refuse)
  await context.setOffline(isCut)
}

/** Opens one of the pages at the foot. */
export const pageOf = (phone: Page, name: string) =>
  phone.getByRole('navigation').getByRole('link', { name }).click()

/** The code in the newest message to a number or an e-mail. */
export async function sentCode(phone: Page, to: string): Promise<string> {
  const sent = await apiClient(phone.request, null)(readOutbox, {})
  const text = sent.find((message) => message.to === to)?.text ?? ''
  return /\b\d{6}\b/.exec(text)?.[0] ?? `no code to ${to}`
}

/** Looks at the papers again until a link is there: jobs make documents and their evidence. */
export async function paperLink(phone: Page, name: string | RegExp): Promise<Locator> {
  const link = phone.getByRole('link', { name })
  await expect(async () => {
    await phone.goto('/s/papers')
    const read = phone.getByRole('article').or(phone.getByText('Aucun contrat'))
    await expect(read).toBeVisible()
    expect(await link.count()).toBe(1)
  }).toPass({ timeout: 60_000 })
  return link
}
