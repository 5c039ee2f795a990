import type { Page } from '@playwright/test'
import { createDepartment } from '@renfort/contract/department.ts'
import { updateProfile } from '@renfort/contract/company-settings.ts'
import { updatePaymentInformations } from '@renfort/contract/payment.ts'
import { fillBilling, fillCard } from '../fill-billing.ts'
import { aNewCompany, aRestaurant } from '../new-company.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

const save = (page: Page) => button(page, 'Enregistrer').click()

export async function* legalScreens(page: Page) {
  await aNewCompany(page)
  await page.goto('/settings/legal?onboarding=true')
  await page.getByRole('dialog', { name: /Bienvenue chez/ }).waitFor()
  yield 'welcome of a new company'
  await inDialog(page, 'Voir les étapes')
  await button(page, 'Commencer').waitFor()
  yield 'steps of a new company'
  await inDialog(page, 'Commencer')
  await button(page, / sur 5/).click()
  await page.getByText('À compléter', { exact: true }).first().waitFor()
  yield 'what is missing'
  await page.goto('/settings/legal')
  await page.getByLabel('SIRET').fill('732 829 320 00079')
  yield 'legal information'
  await save(page)
  await page.getByText(/Ce SIRET n’est pas valable/).waitFor()
  yield 'legal information with errors'
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await page.getByRole('alertdialog', { name: /Enregistrer vos modifications/ }).waitFor()
  yield 'question before a form is left'
  await inDialog(page, 'Continuer la saisie')
  await page.getByLabel('SIRET').fill('999 000 201 00023')
  await button(page, 'Compléter depuis le registre').click()
  await page.getByText(/^Repris du registre/).waitFor()
  await page.getByLabel('Code APE', { exact: true }).fill('4711 B')
  await page.getByRole('region', { name: 'Le registre dit autre chose' }).waitFor()
  yield 'register that says something else'
  await page.route('**/api/company-register?*', (route) =>
    route.fulfill({ status: 503, json: { key: 'errors.company_register.unavailable' } }),
  )
  await page.getByLabel('SIRET').fill('73282932000074')
  await button(page, 'Compléter depuis le registre').click()
  await page.getByText(/Le registre des entreprises ne répond pas/).waitFor()
  yield 'register that does not answer'
  await save(page)
  await page.getByText(/Il reste 4 points à compléter/).waitFor()
  yield 'way to the next missing item'
  await page.getByText('Historique des changements').click()
  const history = page.getByRole('region', { name: 'Historique des changements' })
  await history.getByText(/\d+ valeurs/).click()
  yield 'history of changes'
  await page.goto('/settings/trail')
  await page.getByRole('listitem').filter({ hasText: 'Par ' }).first().waitFor()
  yield 'log of the company'
  await page.goto('/settings/single-sign-on')
  await button(page, 'Ajouter un domaine').click()
  await page.getByRole('textbox', { name: 'Domaine' }).fill('exemple.fr')
  yield 'domain to add'
  await inDialog(page, 'Ajouter')
  await page.getByText('_renfort.exemple.fr').waitFor()
  yield 'domain to prove'
  await button(page, 'Régler le fournisseur').click()
  await page.getByLabel('Émetteur (issuer)').waitFor()
  yield 'provider of single sign-on'
}

export async function* profileScreens(page: Page) {
  const { call } = await aNewCompany(page)
  await page.goto('/settings/profile')
  await page.getByLabel('Nom affiché').waitFor()
  yield 'profile of the company'
  await page.getByLabel('Site internet').fill('www.halles.test')
  await page.getByRole('radio', { name: 'Une vidéo' }).check({ force: true })
  await page.getByLabel('Lien de la vidéo').fill('https://vimeo.com/1')
  await page.getByLabel('Présentation').fill('Un marché couvert.')
  await save(page)
  await page.getByText('L’adresse du site commence par https.').waitFor()
  yield 'profile with errors'
  await call(updateProfile, { body: { description: 'Un marché du soir.' } })
  await page.getByLabel('Site internet').fill('https://halles.test')
  await page.getByLabel('Lien de la vidéo').fill('https://youtu.be/abc')
  await save(page)
  await page.getByText(/modifiées entre-temps. Comparez/).waitFor()
  yield 'profile that somebody else changed'
}

export async function* placeScreens(page: Page) {
  const { call, id } = await aNewCompany(page)
  await page.goto('/settings/addresses')
  await page.getByText('Aucune adresse favorite').waitFor()
  yield 'no address'
  await openDialog(page, 'Ajouter une adresse')
  await inDialog(page, 'Saisir l’adresse à la main')
  yield 'new address'
  await dialog(page).getByLabel('Numéro et voie').fill('4 quai du Port')
  await dialog(page).getByLabel('Code postal').fill('44000')
  await dialog(page).getByLabel('Ville').fill('Nantes')
  await dialog(page).getByLabel('Nom du lieu').fill('Entrepôt')
  await inDialog(page, 'Enregistrer')
  await page.getByText('4 quai du Port, 44000 Nantes').waitFor()
  yield 'addresses'

  await page.goto('/settings/sites')
  await page.getByRole('switch', { name: 'Demander le code du site' }).click()
  await page.getByRole('button', { name: /^Affiche/ }).waitFor()
  yield 'a place that asks for its code'

  await page.goto('/settings/departments')
  await page.getByText('Pas encore de service').waitFor()
  yield 'no department'
  await openDialog(page, 'Ajouter un service')
  await dialog(page).getByLabel('Code analytique').fill('SF/1')
  await dialog(page).getByLabel('Code analytique').blur()
  await dialog(page)
    .getByText(/Utilisez des lettres, des chiffres/)
    .first()
    .waitFor()
  yield 'new department with an error'
  for (const name of ['Bar', 'Cave', 'Cuisine', 'Étages', 'Linge', 'Plonge', 'Salle', 'Voirie']) {
    await call(createDepartment, { params: { id }, body: { name } })
  }
  await page.goto('/settings/departments')
  await page.getByRole('row', { name: /Bar/ }).waitFor()
  yield 'departments'
  await button(page, 'Actions sur le service Bar').click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').waitFor()
  yield 'question before a department is deleted'
  await inDialog(page, 'Annuler')
  await page.getByRole('textbox', { name: 'Rechercher un service' }).fill('zinc')
  await page.getByText('Aucun service ne correspond').waitFor()
  yield 'no department found'
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Carte bancaire/ }).check()
  await fillCard(page, number)
}

export async function* paymentScreens(page: Page) {
  const { call, id } = await aNewCompany(page)
  await page.goto('/settings/payment')
  await page.getByLabel('Ville').waitFor()
  yield 'payment'
  await payByCard(page, '4242424242424241')
  await save(page)
  await page.getByText('Le numéro de carte n’est pas valable.').waitFor()
  yield 'payment with errors'
  await fillBilling(page)
  await payByCard(page, '4000000000000002')
  await save(page)
  await page.getByText('Votre carte a été refusée.').waitFor()
  yield 'card that is refused'
  await page.getByRole('radio', { name: /Prélèvement SEPA/ }).check()
  await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 607')
  await save(page)
  await page.getByText('L’IBAN n’est pas valable.').waitFor()
  yield 'debit with an error'
  await payByCard(page, '4000002500003155')
  await save(page)
  await page.getByRole('dialog', { name: 'Vérification par votre banque' }).waitFor()
  yield 'question of the bank'
  await page.reload()
  await page.getByText(/vérification de votre banque vous attend/).waitFor()
  yield 'question of the bank that was left'
  await button(page, 'Reprendre la vérification').click()
  await inDialog(page, 'Confirmer')
  await button(page, 'L’enregistrer').click()
  await page.getByText(/se terminant par 3155/).waitFor()
  await button(page, 'Changer').click()
  yield 'another payment method'
  await onPhone(page)
  yield 'phone: another payment method'
  await onDesk(page)
  await page.goto('/settings/payment')
  for (const [label, value] of [
    ['Numéro et voie', '4 quai du Port'],
    ['Code postal', '44000'],
    ['Ville', 'Rezé'],
    ['Prénom', 'Awa'],
    ['Nom', 'Diallo'],
    ['Adresse e-mail', 'compta@halles.test'],
    ['Téléphone', '0639980011'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  const billingAddress = {
    street: '4 quai du Port',
    postalCode: '44000',
    city: 'Vertou',
    country: 'FR',
  }
  await call(updatePaymentInformations, { params: { id }, body: { data: { billingAddress } } })
  await save(page)
  await page.getByText(/modifiées entre-temps. Comparez/).waitFor()
  yield 'payment that somebody else changed'
}

export async function* payPolicyScreens(page: Page) {
  await aRestaurant(page)
  await page.goto('/settings/remuneration')
  const hours = page.getByRole('region', { name: 'Types d’heures' })
  const indemnities = page.getByRole('region', { name: 'Indemnités et primes' })
  await indemnities.waitFor()
  yield 'pay policy'
  const dialogs = [
    ['Heures de nuit', hours.getByRole('button', { name: /Modifier.*Heures de nuit/ })],
    ['Heures supplémentaires', hours.getByRole('button', { name: /Modifier.*supplémentaires/ })],
    ['Dimanches', hours.getByRole('button', { name: /Modifier.*Dimanches/ })],
    ['Jours fériés', hours.getByRole('button', { name: /Modifier.*Jours fériés/ })],
    ['Transports', indemnities.getByRole('button', { name: /Ajouter.*Transports/ })],
  ] as const
  for (const [title, opener] of dialogs) {
    await opener.click()
    await page.getByRole('dialog', { name: title }).waitFor()
    yield `pay policy: ${title}`
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  }
  await indemnities.getByRole('button', { name: /Ajouter.*Repas/ }).click()
  await dialog(page)
    .getByRole('radio', { name: /Titre-restaurant/ })
    .check({ force: true })
  await dialog(page).getByLabel('Montant par jour').fill('9,50')
  await dialog(page).getByLabel('Part de l’employeur').fill('60')
  await dialog(page)
    .getByRole('checkbox', { name: 'Selon les heures de la journée' })
    .check({ force: true })
  yield 'pay policy: Repas'
  await inDialog(page, 'Enregistrer')
  await dialog(page).waitFor({ state: 'hidden' })
  await page.getByText('Historique des changements').click()
  yield 'pay policy, to be confirmed again, and its history'
}
