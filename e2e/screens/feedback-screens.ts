import type { Page } from '@playwright/test'
import { listHours } from '@renfort/contract/attendance/attendance.ts'
import { aRestaurant } from '../new-company.ts'
import { someWorkedHours } from '../worked-hours.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

export async function* feedbackScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const [adele = '', bilal = ''] = restaurant.siderIds
  await someWorkedHours(page, restaurant, [
    [adele, 0, 0],
    [bilal, 0, 0],
  ])
  const { attendances } = await restaurant.call(listHours, { query: {} })
  await page.goto(`/feedback/${attendances[0]?.task.id}`)
  await dialog(page).getByRole('radio', { name: /^Oui/ }).waitFor()
  yield 'whether to work together again'
  await onPhone(page)
  yield 'phone: whether to work together again'
  await onDesk(page)
  await dialog(page).getByRole('radio', { name: /^Non/ }).check()
  await inDialog(page, 'Suivant')
  await dialog(page).getByRole('radiogroup', { name: 'Performance' }).waitFor()
  yield 'what was not well'
  await onPhone(page)
  yield 'phone: what was not well'
  await onDesk(page)
  const performance = dialog(page).getByRole('radiogroup', { name: 'Performance' })
  await performance.getByRole('radio', { name: 'Insuffisant' }).check()
  await inDialog(page, 'Suivant')
  await dialog(page).getByRole('textbox').fill('x'.repeat(261))
  yield 'a comment that is too long'
  await inDialog(page, 'Annuler')
  await page.getByRole('alertdialog').waitFor()
  yield 'question before an opinion is abandoned'
  await inDialog(page, 'Continuer l’avis')
  await dialog(page).getByRole('textbox').fill('Deux retards')
  await inDialog(page, 'Envoyer l’avis')
  await page.getByRole('button', { name: /^Avis/ }).waitFor()
  yield 'Siders of a mission with what was said'
  await onPhone(page)
  yield 'phone: Siders of a mission with what was said'
  await onDesk(page)
  await page.goto('/planning')
  await openDialog(page, /^Adèle/)
  await dialog(page).getByRole('heading', { name: 'Commentaires de votre entreprise' }).waitFor()
  yield 'profile of a Sider'
  await onPhone(page)
  yield 'phone: profile of a Sider'
  await onDesk(page)
  await page.goto('/timesheets')
  await button(page, 'Exporter').click()
  await page.getByRole('menuitem').first().waitFor()
  yield 'exports of hours'
}
