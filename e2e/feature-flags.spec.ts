import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { openAs, signIn } from './sign-in.ts'

/** What the open page is told when its fifteen seconds are over. */
async function nextAnswer(page: Page): Promise<unknown> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/feature-flags'))
  await page.clock.fastForward(15_000)
  return (await answer).json()
}

test('G-20 API-105 FLEX-01 a feature is set for a company, and its open screens hear of it', async ({
  page,
  browser,
}) => {
  const device = await browser.newContext()
  const warehouse = await device.newPage()
  await warehouse.clock.install()
  await openAs(warehouse, demoAccounts.warehouse)
  expect(await nextAnswer(warehouse)).toEqual({ flexiblePlanning: false, departments: true })

  await openAs(page, demoAccounts.insider)
  await page.getByRole('link', { name: 'Fonctionnalités' }).click()
  await expect(page.getByRole('heading', { name: 'Fonctionnalités', level: 1 })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Planning flexible' })
  const own = panel.getByRole('switch', { name: 'Planning flexible : Entrepôt Boréal' })
  await expect(own).not.toBeChecked()

  await test.step('its own setting', async () => {
    await own.check()
    await expect(page.getByText('Planning flexible : Entrepôt Boréal – Activée.')).toBeVisible()
    expect(await nextAnswer(warehouse)).toEqual({ flexiblePlanning: true, departments: true })
  })

  await test.step('the general setting again', async () => {
    await own.uncheck()
    await panel.getByRole('button', { name: 'Entrepôt Boréal : suivre le réglage général' }).click()
    await expect(
      panel.getByText('Toutes les entreprises suivent le réglage général.'),
    ).toBeVisible()
    expect(await nextAnswer(warehouse)).toEqual({ flexiblePlanning: true, departments: true })
  })

  await test.step('set apart again, found by its name', async () => {
    const search = panel.getByRole('combobox', { name: 'Régler une entreprise à part' })
    await search.fill('boréal')
    await panel.getByRole('option', { name: 'Entrepôt Boréal' }).click()
    await expect(own).not.toBeChecked()
    expect(await nextAnswer(warehouse)).toEqual({ flexiblePlanning: false, departments: true })
  })
  await device.close()
})

test('G-20 PERM-09 the page of the features is for internal staff', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/side-admin/feature-flags')
  await expect(page).toHaveURL(/\/planning/)
})

for (const language of languages) {
  test(`the page of the features is accessible (${language})`, async ({ page }) => {
    await signIn(page, demoAccounts.insider)
    await speak(page, language)
    await page.goto('/side-admin/feature-flags')
    await expect(page.getByRole('switch').first()).toBeVisible()
    await expectAccessible(page)
  })
}
