import { expect } from '@playwright/test'
import { countActs } from './acts.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

/** What the journeys of this file counted, printed for whoever reads the log. */
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
