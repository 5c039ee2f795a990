import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { signIn } from './sign-in.ts'

test('the navigation stays while the scripts of another page come', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Planning/)
  let letScriptsCome = () => {}
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/assets/_app.job-descriptions-*.js', async (route) => {
    await scripts
    await route.continue()
  })
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  // Each picture that the browser draws shows it.
  const absences = await navigation.evaluateHandle((element) => {
    const seen = { absent: 0 }
    const look = () => {
      if (!element.checkVisibility()) seen.absent += 1
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await navigation.getByRole('link', { name: 'Fiches de poste' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible()
  letScriptsCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Fiches de poste' })).toBeVisible()
  expect(await absences.evaluate(({ absent }) => absent)).toBe(0)
})
