import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { countActs } from './acts.ts'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { readContracts } from './read-contracts.ts'
import { openAs } from './sign-in.ts'

/** Prints the figures of the journeys of this file into the log. */
function print(what: string, acts: number, seconds: number): void {
  process.stdout.write(`acts: ${acts} ${what}, ${seconds.toFixed(1)} s\n`)
}

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
  print('for a mission of three shifts', count(), (performance.now() - start) / 1000)
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
  print('for the mission of last week', count(), (performance.now() - start) / 1000)
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
  print('for the signature of twenty documents', count(), (performance.now() - start) / 1000)
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
  print('for a place that internal staff fill', count(), (performance.now() - start) / 1000)
  expect(count()).toBeLessThanOrEqual(4)
})
