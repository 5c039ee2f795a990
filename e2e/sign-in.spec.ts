import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { sessionCookie, signIn, signInByForm } from './sign-in.ts'

test('C-24 wrong credentials are reported in the form, which stays filled', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(demoAccounts.admin)
  await page.getByLabel('Mot de passe', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Connexion impossible' })).toBeVisible()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByLabel('E-mail professionnel')).toHaveValue(demoAccounts.admin)
})

test('AUTH-01 AUTH-02 AUTH-03 each kind of account opens on a screen of its own', async ({
  page,
}) => {
  await signInByForm(page, demoAccounts.admin)
  await expect(page).toHaveURL(/\/planning/)
  for (const [part, path] of [
    ['collaborator', '/planning'],
    ['newCompany', '/planning'],
    ['group', '/home'],
    ['insider', '/side-admin'],
  ] as const) {
    await signIn(page, demoAccounts[part])
    await page.goto('/')
    await expect(page, part).toHaveURL(new RegExp(`${path}(\\?|$)`))
  }
})

test('ASVS 7.4.1 7.4.4 signing out is on every page, and the way back stays closed', async ({
  page,
}) => {
  await signInByForm(page, demoAccounts.admin)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await page.goBack()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
  const kept = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(kept).not.toContain(sessionCookie)
})
