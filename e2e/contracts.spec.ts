import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { demoAccounts } from './demo-accounts.ts'
import { aRestaurant, type Restaurant, someSiders } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { preparedContracts } from './read-contracts.ts'
import { signIn } from './sign-in.ts'

/** A payroll mission of one evening for one Sider, whose contract waits for a signature. */
const anEvening = (restaurant: Restaurant) =>
  aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 1]],
    siderIds: restaurant.siderIds.slice(0, 1),
  })

test('CTR-11 CTR-14 CTR-21 a contract is read to its end by keyboard, signed, and found again', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const name = `Essai ${randomUUID().slice(0, 8)}`
  await aPostedMission(restaurant, {
    name,
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 2]],
    siderIds: restaurant.siderIds.slice(0, 2),
  })
  await page.goto('/contracts')
  await page.getByRole('link', { name: new RegExp(`^Lire et signer.*${name}`) }).click()
  await expect(page.getByText('Ce document contient 2 contrats.')).toBeVisible()
  const paper = page.getByRole('region', { name: 'Document à lire' })
  await expect(paper.getByText('Contrats de mise à disposition').first()).toBeVisible()
  const pages = paper.getByRole('figure')
  await pages.first().click()
  await page.keyboard.press('End')
  await expect(page.getByText('Vu jusqu’à la dernière page')).toBeVisible()
  await page.getByRole('checkbox', { name: 'J’ai lu le document' }).check()
  await page.getByRole('button', { name: 'Signer les 2 contrats' }).click()
  await expect(page.getByText(/^Signé par /)).toBeVisible()
  await page.goto('/contracts')
  await expect(page.getByRole('heading', { name: 'Aucun contrat à signer' })).toBeVisible()
  await page.getByRole('link', { name: 'Archives' }).click()
  const kept = page.getByRole('link', { name: new RegExp(`^Télécharger.*${name}`) })
  const file = await page.request.get((await kept.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('CTR-17 CTR-18 CTR-20 a contract is contested, and shows by whom and why', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await anEvening(restaurant)
  await page.goto('/contracts')
  await page.getByRole('link', { name: /^Lire et signer/ }).click()
  await page.getByRole('button', { name: 'Contester' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Le taux horaire est faux')
  await dialog.getByRole('button', { name: 'Contester' }).click()
  await expect(page).toHaveURL(/\/contracts$/)
  await expect(page.getByText('Contesté', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Lire\s?:/ }).click()
  await page.getByRole('button', { name: 'Voir la contestation' }).click()
  await expect(dialog.getByText('Le taux horaire est faux')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true })

  test('CTR-12 sixty contracts are read to their end, enlarged too, and signed', async ({
    page,
  }) => {
    test.slow(true, 'sixty Siders are brought, and a document of their contracts made')
    const restaurant = await aRestaurant(page)
    const names = Array.from(
      { length: 60 },
      (_, i) => `Prénom${String.fromCodePoint(97 + (i % 26))}`,
    )
    await aPostedMission(restaurant, {
      type: 'gestion',
      shifts: [
        [4, '18:00', '23:00', 30, 30],
        [4, '18:30', '23:30', 30, 30],
      ],
      siderIds: await someSiders(restaurant, names),
    })
    const [document] = await preparedContracts(restaurant, 1)
    const pages = document?.pages ?? 0
    await page.goto(`/contracts/${document?.documentId}/signature`)
    const paper = page.getByRole('region', { name: 'Document à lire' })
    await expect(paper.getByText(`p. 1 / ${pages}`)).toBeVisible()
    const box = page.getByRole('checkbox', { name: 'J’ai lu le document' })
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await paper.getByRole('figure').first().click()
    await page.keyboard.press('+')
    await page.keyboard.press('End')
    await expect(paper.getByText(`p. ${pages} / ${pages}`)).toBeVisible()
    await expect(paper.getByText('Vu jusqu’à la dernière page')).toBeVisible()
    expect(await paper.locator('canvas').count()).toBeLessThanOrEqual(4)
    await box.check()
    await page.getByRole('button', { name: 'Signer les 60 contrats' }).click()
    await expect(page.getByText(/^Signé par /)).toBeVisible()
  })
})

test('CTR-01 CTR-02 the contracts of a company are none of its collaborators’', async ({
  page,
}) => {
  await signIn(page, demoAccounts.collaborator)
  for (const path of [
    '/contracts',
    '/contracts/archives?page=2',
    `/contracts/${randomUUID()}/signature`,
  ]) {
    await page.goto(path)
    await expect(page).not.toHaveURL(/contracts/)
    await expect(page.getByRole('link', { name: 'Contrats', exact: true })).toBeHidden()
  }
})

for (const [what, script] of [
  ['the viewer', '**/assets/paper-viewer*'],
  ['the thread that reads documents', '**/assets/pdf.worker*'],
] as const) {
  test(`CTR-26 a document is not signed where ${what} cannot be loaded`, async ({ page }) => {
    const restaurant = await aRestaurant(page)
    await anEvening(restaurant)
    const [document] = await preparedContracts(restaurant, 1)
    await page.route(script, (route) => route.abort())
    await page.goto(`/contracts/${document?.documentId}/signature`)
    await expect(
      page.getByRole('heading', { name: 'Le contrat ne peut pas être affiché' }),
    ).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  })
}

test('CTR-25 CTR-26 a file that cannot be drawn leads back to the list, and is not signed', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await anEvening(restaurant)
  const [document] = await preparedContracts(restaurant, 1)
  await page.route('**/api/download/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'no document' }),
  )
  await page.goto(`/contracts/${document?.documentId}/signature`)
  await expect(
    page.getByRole('heading', { name: 'Le contrat ne peut pas être affiché' }),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Revenir aux contrats' }).click()
  await expect(page).toHaveURL(/\/contracts$/)
})
