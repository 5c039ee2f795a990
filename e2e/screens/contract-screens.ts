import type { Page } from '@playwright/test'
import { aRestaurant } from '../new-company.ts'
import { aPostedMission } from '../posted-mission.ts'
import { button, dialog, onDesk, onPhone, openDialog } from './screens.ts'

export async function* contractScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  await page.goto('/contracts')
  await page.getByRole('heading', { name: 'Aucun contrat à signer' }).waitFor()
  yield 'no contract to sign'
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 2]],
    siderIds: restaurant.siderIds.slice(0, 2),
  })
  await page.goto('/contracts')
  const sign = page.getByRole('link', { name: /^Lire et signer/ })
  await sign.waitFor()
  yield 'contracts to sign'
  await onPhone(page)
  yield 'phone: contracts to sign'
  await onDesk(page)
  await sign.click()
  const paper = page.getByRole('region', { name: 'Document à lire' })
  await paper.getByText('Contrats de mise à disposition').first().waitFor()
  yield 'contract to read'
  await onPhone(page)
  yield 'phone: contract to read'
  await onDesk(page)
  await openDialog(page, 'Contester')
  yield 'contestation'
  await dialog(page).getByRole('textbox').fill('Le taux est faux')
  await dialog(page).getByRole('button', { name: 'Contester' }).click()
  await page.getByText('Contesté', { exact: true }).waitFor()
  yield 'contested contract in the list'
  await page.getByRole('link', { name: /^Lire\s?:/ }).click()
  await button(page, 'Voir la contestation').click()
  await dialog(page).getByText('Le taux est faux').waitFor()
  yield 'contestation that was made'
}
