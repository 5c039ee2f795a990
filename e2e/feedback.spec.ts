import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { listHours } from '@renfort/contract/attendance/attendance.ts'
import { test } from './journey.ts'
import { aRestaurant, newPassword, type Restaurant } from './new-company.ts'
import { someWorkedHours } from './worked-hours.ts'

const questions = (page: Page, name: string) =>
  page.getByRole('dialog', { name: new RegExp(`^Votre avis sur ${name}`) })

/** Creates a mission of yesterday, worked as planned by some Siders; resolves to the mission. */
async function aWorkedDay(page: Page, restaurant: Restaurant, siders: number): Promise<string> {
  const ids = restaurant.siderIds.slice(0, siders)
  await someWorkedHours(
    page,
    restaurant,
    ids.map((id) => [id, 0, 0] as const),
  )
  const { attendances } = await restaurant.call(listHours, { query: {} })
  return attendances[0]?.task.id ?? ''
}

test('FB-01 FB-02 FB-05 an opinion is given by keyboard alone, from a line of hours', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await aWorkedDay(page, restaurant, 1)
  await page.goto('/timesheets')
  const opener = page.getByRole('button', { name: /^Donner un avis sur Adèle/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = questions(page, 'Adèle')
  await dialog.getByRole('radio', { name: /^Oui/ }).focus()
  // From yes to no, then on to the next question.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Étape 2 sur 3/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: /^Abandonner cet avis/ })
  await expect(question).toContainText('vos réponses seront perdues')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await dialog
    .getByRole('radiogroup', { name: 'Professionnalisme' })
    .getByRole('radio', { name: 'Insuffisant' })
    .check()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Étape 3 sur 3/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Deux retards')
  await expect(dialog.getByText('248')).toBeVisible()
  await dialog.getByRole('button', { name: 'Envoyer l’avis' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Avis\s: non sur Adèle/ })).toBeVisible()
})

test('N-15 the link of the mail asks about the right mission, after the sign-in', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const taskId = await aWorkedDay(page, restaurant, 2)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/feedback/${taskId}`)
  await page.getByLabel('E-mail professionnel').fill(restaurant.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Votre avis sur / })
  await expect(dialog).toContainText('Gala de l’opéra')
  await dialog.getByRole('radio', { name: /^Oui/ }).check()
  await dialog.getByRole('button', { name: 'Suivant' }).click()
  await dialog.getByRole('button', { name: 'Envoyer l’avis' }).click()
  await expect(page.getByRole('button', { name: /^Avis\s: oui/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Donner un avis/ })).toHaveCount(1)
})

test('G-19 the planning leads to the profile of a Sider and to what the company says of them', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await aWorkedDay(page, restaurant, 1)
  await page.goto('/planning')
  await page
    .getByRole('button', { name: /^Adèle/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: /^Adèle/ })
  await panel.getByRole('button', { name: /^Donner un avis/ }).click()
  const dialog = questions(page, 'Adèle')
  await dialog.getByRole('radio', { name: /^Oui/ }).check()
  await dialog.getByRole('button', { name: 'Suivant' }).click()
  await dialog.getByRole('textbox').fill('Ponctuelle et soigneuse')
  await dialog.getByRole('button', { name: 'Envoyer l’avis' }).click()
  await expect(panel.getByText('Ponctuelle et soigneuse')).toBeVisible()
  await expect(panel.getByText('Recommandé')).toBeVisible()
})

test('N-43 the hours shown are saved as a file with its own name', async ({ page }) => {
  const restaurant = await aRestaurant(page)
  await aWorkedDay(page, restaurant, 2)
  await page.goto('/timesheets')
  await page.getByRole('button', { name: 'Exporter' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Lignes, en CSV/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^heures-[a-z0-9-]+-\d{4}-\d\d-\d\d\.csv$/)
  await expect(page.getByText(/Export terminé/)).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(3)
})
