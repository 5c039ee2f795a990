import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { signInByForm } from './sign-in.ts'

for (const language of languages) {
  test(`AUTH-05 the sign-in page is accessible in both themes (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.goto('/signin')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('C-24 wrong credentials are told in the form, which stays filled', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(demoAccounts.admin)
  await page.getByLabel('Mot de passe', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Connexion impossible' })).toBeVisible()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByLabel('E-mail professionnel')).toHaveValue(demoAccounts.admin)
})

for (const [part, path] of [
  ['admin', '/planning'],
  ['collaborator', '/planning'],
  ['newCompany', '/planning'],
  ['group', '/home'],
  ['insider', '/side-admin'],
] as const) {
  test(`AUTH-01 AUTH-02 AUTH-03 the demo account of ${part} opens ${path}`, async ({ page }) => {
    await signInByForm(page, demoAccounts[part])
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
    await page.goto('/')
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
  })
}

test('ASVS 7.4.1 7.4.4 signing out is on every page, and the way back stays closed', async ({
  page,
}) => {
  await signInByForm(page, demoAccounts.admin)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await page.goBack()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
