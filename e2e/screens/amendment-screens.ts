import type { Page } from '@playwright/test'
import { anAmendableMission } from '../amended-mission.ts'
import { aRestaurant } from '../new-company.ts'
import { button, dialog, onDesk, onPhone } from './screens.ts'

export async function* amendmentScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const id = await anAmendableMission(restaurant)
  const effect = dialog(page).getByRole('region', { name: 'Ce qui change' })
  const open = async (name: string) => {
    // A reload, so that no question about unsaved values comes up.
    await page.goto(`/tasks/view/${id}`)
    await button(page, 'Modifier le contrat').click()
    await page.getByRole('menuitem', { name }).click()
    await dialog(page).waitFor()
  }
  const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true })
  const pick = async (list: string, option: RegExp) => {
    await dialog(page).getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await page.goto(`/tasks/view/${id}`)
  await button(page, 'Modifier le contrat').click()
  await page.getByRole('menuitem', { name: 'Renouveler' }).waitFor()
  yield 'acts on contracts'
  await open('Renouveler')
  await field('Nouveau dernier jour').fill('18/12/2026')
  await effect.waitFor()
  yield 'renewal with what it changes'
  await onPhone(page)
  yield 'phone: renewal with what it changes'
  await onDesk(page)
  await field('Nouveau dernier jour').fill('31/12/2029')
  await dialog(page)
    .getByText(/permet 18 mois/)
    .waitFor()
  yield 'renewal that is refused'
  await open('Changer le terme')
  await pick('Nouveau dernier jour', /9 décembre/)
  await effect.waitFor()
  yield 'term that is moved'
  await open('Changer les horaires')
  await dialog(page).getByRole('combobox', { name: 'Début' }).fill('08:00')
  await page.keyboard.press('Tab')
  await effect.waitFor()
  yield 'new hours'
  await onPhone(page)
  yield 'phone: new hours'
  await onDesk(page)
  await open('Changer le lieu')
  await pick('Adresse', /./)
  await effect.waitFor()
  yield 'new place'
  await open('Mettre fin plus tôt')
  await field('Dernier jour de travail').fill('09/12/2026')
  await pick('Motif de la fin', /force majeure/)
  await field('Faits').fill('Dégât des eaux dans la cuisine')
  await effect.waitFor()
  yield 'early end'
  await open('Renouveler')
  await field('Nouveau dernier jour').fill('18/12/2026')
  await effect.waitFor()
  await button(page, 'Créer l’avenant').click()
  await page
    .getByRole('link', { name: /^Renouvellement/ })
    .first()
    .waitFor()
  yield 'contracts with their amendment'
  await onPhone(page)
  yield 'phone: contracts with their amendment'
  await onDesk(page)
  await page
    .getByRole('link', { name: /^Renouvellement/ })
    .first()
    .click()
  const paper = page.getByRole('region', { name: 'Document à lire' })
  await paper.getByText('Avenants aux contrats').first().waitFor()
  yield 'amendment to read'
}
