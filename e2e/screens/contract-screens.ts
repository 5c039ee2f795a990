import type { Page } from '@playwright/test'
import { contestContract, listContracts } from '@renfort/contract/contract.ts'
import { actFor } from '../act-for.ts'
import { aRestaurant, type Restaurant } from '../new-company.ts'
import { aPostedMission } from '../posted-mission.ts'
import { preparedContracts, readContracts } from '../read-contracts.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

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
  await aPostedMission(restaurant, {
    name: 'Lendemain',
    type: 'gestion',
    shifts: [[5, '18:00', '23:00', 30, 1]],
    siderIds: restaurant.siderIds.slice(2, 3),
  })
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[6, '18:00', '23:00', 30, 1]],
    siderIds: restaurant.siderIds.slice(3, 4),
  })
  await readContracts(restaurant, 3)
  await page.goto('/contracts')
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  yield 'documents chosen to be signed together'
  await onPhone(page)
  yield 'phone: documents chosen to be signed together'
  await onDesk(page)
  await openDialog(page, 'Signer les 2 documents choisis')
  yield 'signature of several documents'
  await dialog(page).getByRole('checkbox', { name: 'J’ai lu ces documents' }).check()
  await contestOne(restaurant)
  await inDialog(page, 'Signer les 2 documents')
  await dialog(page).getByText('Non signé').waitFor()
  yield 'outcome of several signatures'
  await page.goto('/contracts/archives')
  const signed = page.getByRole('link', { name: /^Télécharger/ })
  await signed.waitFor()
  yield 'signed contracts'
  await onPhone(page)
  yield 'phone: signed contracts'
  await onDesk(page)
  await page.getByRole('button', { name: /^Dossier de preuve/ }).click()
  await page.getByRole('menuitem', { name: /JSON/ }).waitFor()
  yield 'evidence files of a signed contract'
  await page.keyboard.press('Escape')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await button(page, 'Dossier de preuve (PDF)').waitFor()
  yield 'signed contract'
}

export async function* correctionScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 2]],
    siderIds: restaurant.siderIds.slice(0, 2),
  })
  await preparedContracts(restaurant, 1)
  const documentId = await contestOne(restaurant)
  await actFor(page, restaurant)
  await page.goto(`/contracts/${documentId}/signature`)
  const correct = button(page, 'Ajouter ou corriger un créneau')
  await correct.waitFor()
  yield 'correction of a contested contract'
  await onPhone(page)
  yield 'phone: correction of a contested contract'
  await onDesk(page)
  await correct.click()
  await dialog(page).getByLabel('Début').waitFor()
  yield 'shift that a contested contract lacks'
  await dialog(page).getByRole('radio', { name: 'Changer un créneau' }).check()
  yield 'shift of a contested contract'
  await onPhone(page)
  yield 'phone: shift of a contested contract'
  await onDesk(page)
}

/** Another member of the company contests one of the documents. */
async function contestOne({ call, id }: Restaurant): Promise<string> {
  const { documents } = await call(listContracts, { params: { id }, query: {} })
  const docId = documents.find(({ status }) => status === 'unsigned')?.documentId ?? ''
  await call(contestContract, { params: { id, docId }, body: { description: 'Le lieu est faux' } })
  return docId
}
