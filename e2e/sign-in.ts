import { expect, type Page } from '@playwright/test'
import { demoPassword } from './demo-accounts.ts'

/** Signs in as people do, in French, and waits until the product has opened. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/signin/)
}
