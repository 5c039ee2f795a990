import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { DigestRow } from '@renfort/contract/notification.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { countActs, printActs } from './acts.ts'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { preparedContracts, readContracts } from './read-contracts.ts'
import { openAs } from './sign-in.ts'
import { someWorkedHours } from './worked-hours.ts'

const laptop = { width: 1366, height: 768 }

test('JD-24 JD-25 SHIFT-26 SUM-18: three shifts of a known job are ordered in twelve acts', async ({
  page,
}) => {
  await page.setViewportSize(laptop)
  const restaurant = await aRestaurant(page)
  await aPostedMission(restaurant, { jobDescriptionId: restaurant.jobIds[0] ?? '' })
  await page.goto(`/job-descriptions?jdid=${restaurant.jobIds[0]}&mode=summary`)
  const start = performance.now()
  const { click, type, pick, count } = countActs(page)
  const dialog = page.getByRole('dialog')

  await click(pick('Créer une mission'))
  for (const day of ['jeudi 10', 'vendredi 11', 'samedi 12']) {
    await click(dialog.getByRole('button', { name: new RegExp(`${day} décembre 2026`) }))
  }
  await click(pick('Créer la mission'))
  await expect(page).toHaveURL(/\/motive$/)
  await expect(page.getByText(/^Comme la dernière fois/)).toBeVisible()
  await click(pick('Suivant'))
  await type(dialog.getByRole('combobox', { name: 'Début' }), '18:00')
  await type(dialog.getByRole('combobox', { name: 'Fin' }), '23:00')
  await click(pick('Ajouter les créneaux'))
  await click(pick('Suivant'))
  await click(page.getByRole('checkbox', { name: /^J’ai vérifié/ }))
  await click(pick('Publier la mission'))
  await expect(page.getByRole('dialog', { name: /publiée/ })).toBeVisible()
  printActs('for a mission of three shifts', count(), start)
  expect(count()).toBeLessThanOrEqual(12)
})

test('N-13 SUM-18: last week’s mission is ordered again in four acts', async ({ page }) => {
  await page.setViewportSize(laptop)
  const id = await aPostedMission(await aRestaurant(page))
  await page.goto(`/tasks/view/${id}`)
  const start = performance.now()
  const { click, pick, count } = countActs(page)

  await click(pick('Commander à nouveau'))
  await click(pick('Continuer'))
  await expect(page).toHaveURL(/\/summary$/)
  await click(page.getByRole('checkbox', { name: /^J’ai vérifié/ }))
  await click(pick('Publier la mission'))
  await expect(page.getByRole('dialog', { name: /publiée/ })).toBeVisible()
  printActs('for the mission of last week', count(), start)
  expect(count()).toBeLessThanOrEqual(4)
})

test('CTR-14 CTR-19: twenty documents that were read are signed in four acts', async ({ page }) => {
  test.slow(true, 'twenty missions are posted, and their documents made')
  await page.setViewportSize(laptop)
  const restaurant = await aRestaurant(page)
  for (let week = 0; week < 5; week += 1) {
    const monday = addDays(isoDate('2026-12-07'), 7 * week)
    await Promise.all(
      restaurant.siderIds.map((siderId, i) =>
        aPostedMission(restaurant, {
          name: `Service ${week * 4 + i + 1}`,
          type: 'gestion',
          monday,
          shifts: [[3, '18:00', '23:00', 30, 1]],
          siderIds: [siderId],
        }),
      ),
    )
  }
  await readContracts(restaurant, 20)
  await page.goto('/contracts')
  await expect(page.getByRole('row')).toHaveCount(21)
  const start = performance.now()
  const { click, pick, count } = countActs(page)

  await click(page.getByRole('checkbox', { name: 'Tout sélectionner' }))
  await click(pick('Signer les 20 documents choisis'))
  await click(page.getByRole('checkbox', { name: 'J’ai lu ces documents' }))
  await click(pick('Signer les 20 documents'))
  await expect(page.getByText('Les 20 documents sont signés.')).toBeVisible()
  printActs('for the signature of twenty documents', count(), start)
  expect(count()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('heading', { name: 'Aucun contrat à signer' })).toBeVisible()
})

test('G-15: a place is filled from the day of internal staff in four acts', async ({ page }) => {
  await page.setViewportSize(laptop)
  const restaurant = await aRestaurant(page)
  const name = `Service ${randomUUID().slice(0, 8)}`
  await aPostedMission(restaurant, { name, shifts: [[0, '18:00', '23:00', 30, 1]] })
  await openAs(page, demoAccounts.insider)
  const start = performance.now()
  const { click, count } = countActs(page)

  await click(page.getByRole('link', { name: 'Aujourd’hui' }).first())
  await click(page.getByRole('link', { name: new RegExp(name) }))
  await click(page.getByRole('button', { name: /^Embaucher / }).first())
  await click(page.getByRole('dialog').getByRole('button', { name: 'Embaucher', exact: true }))
  await expect(page.getByText('1 places pourvues sur 1')).toBeVisible()
  printActs('for a place that internal staff fill', count(), start)
  expect(count()).toBeLessThanOrEqual(4)
})

/** Follows the link of a row of the morning’s mail; its signature is held by the tests of the API. */
async function followMail(page: Page, row: DigestRow): Promise<void> {
  await page.route('**/api/v1/notifications/links/*', (route) => route.fulfill({ json: row }))
  await page.goto('/waiting/a-row')
}

test('TS-13: the hours of a week that are as planned are validated from the mail in one act', async ({
  page,
}) => {
  await page.setViewportSize(laptop)
  const restaurant = await aRestaurant(page)
  await someWorkedHours(
    page,
    restaurant,
    restaurant.siderIds.map((siderId) => [siderId, 0, 0] as const),
  )
  const start = performance.now()
  const { click, pick, count } = countActs(page)

  const { id: company } = restaurant
  await followMail(page, { company, screen: 'conforming', id: null, day: '2026-11-30' })
  await click(pick('Valider 4 lignes'))
  await expect(page.getByText('4 lignes validées.')).toBeVisible()
  printActs('for the hours of a week from the mail', count(), start)
  expect(count()).toBeLessThanOrEqual(1)
})

test('CTR-13 CTR-14: a contract is signed from the mail in two acts, once its last page was seen', async ({
  page,
}) => {
  await page.setViewportSize(laptop)
  const restaurant = await aRestaurant(page)
  const [siderId = ''] = restaurant.siderIds
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 1]],
    siderIds: [siderId],
  })
  const [contract] = await preparedContracts(restaurant, 1)
  const start = performance.now()
  const { click, count } = countActs(page)

  const { id: company } = restaurant
  await followMail(page, {
    company,
    screen: 'contract',
    id: contract?.documentId ?? null,
    day: null,
  })
  await page.getByRole('region', { name: 'Document à lire' }).getByRole('figure').first().click()
  await page.keyboard.press('End')
  await expect(page.getByText('Vu jusqu’à la dernière page')).toBeVisible()
  await click(page.getByRole('checkbox', { name: 'J’ai lu le document' }))
  await click(page.getByRole('button', { name: /^Signer/ }))
  await expect(page.getByText(/^Signé par /)).toBeVisible()
  printActs('for a contract from the mail, reading apart', count(), start)
  expect(count()).toBeLessThanOrEqual(2)
})
