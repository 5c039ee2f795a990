import { expect, type Page } from '@playwright/test'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewCompany } from './new-company.ts'
import { openAs, signIn } from './sign-in.ts'

/** An open page hears of a change after up to fifteen seconds. */
async function expectTold(page: Page, flags: object): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/feature-flags'))
    await page.clock.fastForward(15_000)
    expect(await (await answer).json()).toEqual(flags)
  }).toPass()
}

test('G-20 API-105 FLEX-01 a feature is set for a company, and its open screens hear of it', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page, `Halles ${newEmail().slice(0, 8)}`)
  await page.clock.install()
  await page.goto('/planning')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await openAs(staff, demoAccounts.insider)
  await staff.getByRole('link', { name: 'Fonctionnalités' }).click()
  await expect(staff.getByRole('heading', { name: 'Fonctionnalités', level: 1 })).toBeVisible()
  const panel = staff.getByRole('region', { name: 'Planning flexible' })
  const own = panel.getByRole('switch', { name: `Planning flexible : ${company.name}` })

  await test.step('set apart, found by its name', async () => {
    await panel.getByRole('combobox', { name: 'Régler une entreprise à part' }).fill(company.name)
    await panel.getByRole('option', { name: company.name }).click()
    await expect(own).not.toBeChecked()
    await expectTold(page, { flexiblePlanning: false, departments: true })
  })

  await test.step('its own setting', async () => {
    await own.check()
    await expect(staff.getByText(`Planning flexible : ${company.name} – Activée.`)).toBeVisible()
    await expectTold(page, { flexiblePlanning: true, departments: true })
    await own.uncheck()
    await expect(staff.getByText(`Planning flexible : ${company.name} – Désactivée.`)).toBeVisible()
    await expectTold(page, { flexiblePlanning: false, departments: true })
  })

  await test.step('the general setting again', async () => {
    await panel.getByRole('button', { name: `${company.name} : suivre le réglage général` }).click()
    await expect(own).toBeHidden()
    await expectTold(page, { flexiblePlanning: true, departments: true })
  })
  await staff.context().close()
})

test('G-20 PERM-09 the page of the features is for internal staff', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/side-admin/feature-flags')
  await expect(page).toHaveURL(/\/planning/)
})
