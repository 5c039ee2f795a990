import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

test('R12 a copy whose answer was lost is made once, however often it is asked for', async ({
  page,
}) => {
  await aPostedMission(await aRestaurant(page))
  const keys: (string | undefined)[] = []
  await page.route('**/clone', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/tasks/all')
  const row = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .filter({ hasText: name })
  await row('Gala de l’opéra')
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dupliquer la mission' })
  await dialog.getByLabel('Complément du nom').fill('Réponse perdue')
  const duplicate = dialog.getByRole('button', { name: 'Dupliquer' })
  for (const sent of [1, 2, 3]) {
    await duplicate.click()
    await expect.poll(() => keys.length).toBe(sent)
    if (sent < 3) await expect(duplicate).not.toHaveAttribute('aria-disabled', 'true')
  }
  await expect(page).toHaveURL(/\/taskPosting\/[\w-]+\/motive/)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(1)

  await page.goto('/tasks/draft')
  await expect(row('Réponse perdue')).toHaveCount(1)
})
