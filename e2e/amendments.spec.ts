import { expect } from '@playwright/test'
import { readPlanning } from '@renfort/contract/planning.ts'
import { anAmendableMission } from './amended-mission.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'

test('a contract is renewed by keyboard: planning and price follow, the amendment is signed, the chain says so', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const id = await anAmendableMission(restaurant)
  await page.goto(`/tasks/view/${id}`)
  await page.getByRole('button', { name: 'Modifier le contrat' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Renouveler' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nouveau dernier jour' }).fill('18/12/2026')
  const effect = dialog.getByRole('region', { name: 'Ce qui change' })
  await expect(effect).toContainText('+1\u202f649,70\u202f€')
  const confirm = dialog.getByRole('button', { name: 'Créer l’avenant' })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('3\u202f299,40\u202f€').first()).toBeVisible()
  const { tasks } = await restaurant.call(readPlanning, { query: { week: 51, year: 2026 } })
  expect(tasks.find((task) => task.id === id)?.slots).toHaveLength(5)
  await page
    .getByRole('link', { name: /^Renouvellement M\d+-01-A1/ })
    .first()
    .click()
  const paper = page.getByRole('region', { name: 'Document à lire' })
  await expect(paper.getByText('Avenants aux contrats').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'J’ai lu le document' }).check()
  await page.getByRole('button', { name: 'Signer l’avenant' }).click()
  await expect(page.getByText(/^Signé par /)).toBeVisible()
  await page.goto(`/tasks/view/${id}`)
  const chain = page.getByRole('list', { name: /^Documents/ }).first()
  await expect(chain.getByRole('listitem')).toHaveText([/À signer$/, /Signé$/])
})
