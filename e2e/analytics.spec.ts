import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { openAs } from './sign-in.ts'
import { withConfig } from './with-config.ts'

const restMs = 10_000

/** Sets up an installation that collects events; returns the events that its pages send. */
async function collecting(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await withConfig(page, { analytics: true })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) sent.push(request.postDataJSON())
  })
  await page.clock.install()
  return sent
}

/** Makes the page send its waiting events. */
async function rest(page: Page): Promise<void> {
  await page.clock.fastForward(restMs)
  await page.evaluate(() => fetch('/api/health').then(() => undefined))
}

test('G-21 API-103 screens are reported together, by the names of their parameters', async ({
  page,
}) => {
  const sent = await collecting(page)
  await openAs(page, demoAccounts.admin)
  await page.getByRole('link', { name: 'Missions' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/tasks/draft')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = page.waitForResponse('**/api/analytics/events')
  await expect(async () => {
    await rest(page)
    expect(JSON.stringify(sent)).toContain('"screen":"/tasks/$status"')
  }).toPass()
  expect((await answer).status()).toBe(204)
})

test('G-21 nothing is sent without a collector', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) asked += 1
  })
  await page.clock.install()
  await openAs(page, demoAccounts.admin)
  await page.getByRole('link', { name: 'Missions' }).first().click()
  await rest(page)
  expect(asked).toBe(0)
})

test('G-21 nothing is sent by a browser that asks not to be tracked', async ({ page }) => {
  const sent = await collecting(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await openAs(page, demoAccounts.admin)
  await page.getByRole('link', { name: 'Missions' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await rest(page)
  expect(sent).toEqual([])
})
