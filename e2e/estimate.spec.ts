import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { signIn } from './sign-in.ts'

test('the quote of a mission is downloaded from its page and from the detail of its price', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/tasks/all')
  await page.getByRole('link', { name: 'Gala de l’opéra' }).click()
  const box = page.getByRole('region', { name: 'Prix estimé' })
  const fromPage = page.waitForEvent('download')
  await box.getByRole('button', { name: 'Télécharger le devis' }).press('Enter')
  expect((await fromPage).suggestedFilename()).toMatch(/^devis-M\d+\.pdf$/)
  await box.getByRole('button', { name: 'Voir le détail du prix' }).click()
  const detail = page.getByRole('dialog', { name: 'Détail du prix estimé' })
  const fromDetail = page.waitForEvent('download')
  await detail.getByRole('button', { name: 'Télécharger le devis' }).click()
  expect(await (await fromDetail).failure()).toBeNull()
  await page.route('**/estimate', (route) =>
    route.fulfill({ status: 503, json: { key: 'errors.unavailable' } }),
  )
  await detail.getByRole('button', { name: 'Télécharger le devis' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Le service est' })).toBeVisible()
})
