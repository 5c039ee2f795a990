import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { test } from './journey.ts'
import { aPhoneNumber, aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { preparedContracts } from './read-contracts.ts'
import { aPhone, openByLink, pageOf, paperLink, sentCode } from './sider-phone.ts'

/** Expects that the page for everybody finds a file genuine. */
async function expectGenuine(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/verify')
  await page
    .getByRole('region', { name: 'Document à vérifier' })
    .locator('input')
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer })
  const verdict = page.getByRole('main').getByRole('status')
  await expect(verdict).toContainText('C’est le document signé et scellé')
}

test('a Sider reads and signs their contrat de mission, then changes what is known of them', async ({
  page,
  browser,
}) => {
  test.slow(true, 'a document is made, signed, sealed and proven')
  const restaurant = await aRestaurant(page)
  const phoneNumber = aPhoneNumber()
  const sider = { firstName: 'Nora', lastName: 'Petit', phoneNumber }
  const { id: siderId } = await restaurant.call(createWorker, { body: sider })
  await aPostedMission(restaurant, {
    name: 'Gala du vendredi',
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 1]],
    siderIds: [siderId],
  })
  await preparedContracts(restaurant, 1)
  const phone = await aPhone(browser)
  await openByLink(phone, phoneNumber)

  const document = await paperLink(phone, /^Lire le document/)
  const paper = phone.getByRole('article', { name: 'Gala du vendredi' })
  const [opened] = await Promise.all([phone.waitForEvent('popup'), document.click()])
  await opened.close()
  await paper.getByRole('checkbox', { name: 'J’ai lu ce document' }).check()
  await paper.getByRole('checkbox', { name: /consignes de sécurité$/ }).check()
  await paper.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(paper.getByLabel('Code à six chiffres')).toBeVisible()
  await paper.getByLabel('Code à six chiffres').fill(await sentCode(phone, phoneNumber))
  await paper.getByRole('button', { name: 'Signer', exact: true }).click()
  await expect(phone.getByText('C’est signé.')).toBeVisible()
  await paperLink(phone, 'Dossier de preuve (PDF)')
  const signed = paper.getByRole('link', { name: 'Document signé (PDF)' })
  const file = await phone.request.get((await signed.getAttribute('href')) ?? '')
  const stranger = await browser.newPage()
  await expectGenuine(stranger, await file.body())

  await pageOf(phone, 'Moi')
  const email = newEmail()
  await phone.getByRole('button', { name: 'Ajouter une adresse' }).click()
  await phone.getByLabel('Nouvelle adresse e-mail').fill(email)
  await phone.getByRole('button', { name: 'Envoyer le code' }).click()
  const code = phone.getByLabel('Code à six chiffres')
  await expect(code).toBeVisible()
  await code.fill(await sentCode(phone, email))
  await phone.getByRole('button', { name: 'Confirmer' }).click()
  await expect(phone.getByText('Votre adresse e-mail a changé.')).toBeVisible()
  const absences = phone.getByRole('region', { name: 'Quand je ne travaille pas' })
  await absences.getByLabel('Premier jour').fill('2026-12-11')
  await absences.getByRole('button', { name: 'Ajouter ces jours' }).click()
  await expect(absences).toContainText('Appelez d’abord votre agence')
  await absences.getByLabel('Premier jour').fill('2026-12-24')
  await absences.getByRole('button', { name: 'Ajouter ces jours' }).click()
  await expect(absences.getByRole('listitem')).toContainText('24 décembre')
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ])
  const known = await readFile(await download.path(), 'utf8')
  for (const part of [email, '2026-12-24', 'Les Halles']) expect(known).toContain(part)
})
