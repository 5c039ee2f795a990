import type { Page } from '@playwright/test'
import { aRestaurant } from '../new-company.ts'
import { someWorkedHours } from '../worked-hours.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

export async function* hoursScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  await page.goto('/timesheets')
  await page.getByRole('heading', { name: 'Tout est vérifié' }).waitFor()
  yield 'no hours to check'
  const [adele = '', bilal = '', chloe = '', diego = ''] = restaurant.siderIds
  await someWorkedHours(page, restaurant, [
    [adele, 0, 0],
    [bilal, 12, 150],
    [chloe, 0, 0],
    [diego, -20, -65],
  ])
  await page.goto('/timesheets')
  await page.getByText('en retard de 12 min').waitFor()
  yield 'hours to check'
  await onPhone(page)
  yield 'phone: hours to check'
  await onDesk(page)
  await openDialog(page, /^Tolérance/)
  await dialog(page).getByText('Au début, en minutes').waitFor()
  yield 'tolerance of hours'
  await onPhone(page)
  yield 'phone: tolerance of hours'
  await onDesk(page)
  await inDialog(page, 'Annuler')
  await openDialog(page, /^Accepter les 2 lignes conformes/)
  yield 'question before what conforms is accepted'
  await inDialog(page, 'Annuler')
  await page.getByRole('checkbox', { name: /^Sélectionner les 4 lignes/ }).check()
  yield 'chosen hours'
  await onPhone(page)
  yield 'phone: chosen hours'
  await onDesk(page)
  await openDialog(page, 'N’a pas travaillé')
  yield 'question before an absence'
  await inDialog(page, 'Fermer')
  await openDialog(page, /^Modifier les heures de Bilal/)
  await dialog(page).getByRole('combobox', { name: 'Fin', exact: true }).fill('8h')
  await page.keyboard.press('Tab')
  await dialog(page).getByText('La fin doit être après le début.').first().waitFor()
  yield 'other hours with an error'
  await dialog(page).getByRole('combobox', { name: 'Fin', exact: true }).fill('19h')
  await page.keyboard.press('Tab')
  await dialog(page)
    .getByText(/Par rapport à ce qui est retenu|Même prix/)
    .waitFor()
  yield 'other hours with their price'
  await onPhone(page)
  yield 'phone: other hours'
  await onDesk(page)
  await inDialog(page, 'Appliquer')
  await page.getByText('Ajustée, en attente du Sider').waitFor()
  yield 'hours that wait for the Sider'
  await button(page, /^Heures de Bilal/).click()
  await dialog(page).getByText('Historique').waitFor()
  yield 'versions of hours'
  await inDialog(page, 'Fermer')
  await page.goto('/timesheets?mode=day&startDate=2026-11-02')
  await page.getByRole('heading', { name: 'Aucune ligne ne correspond' }).waitFor()
  yield 'no hours that match'
}
