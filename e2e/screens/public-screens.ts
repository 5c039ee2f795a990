import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plainPdf } from '../../apps/api/src/testing/files/hostile-pdfs.ts'
import { newEmail } from '../../apps/api/src/testing/new-account.ts'
import { aNewAccount, aNewCompany, mailedLink } from '../new-company.ts'
import { inviteMember } from '@renfort/contract/team.ts'
import { fillCompanyDetails } from '../fill-company-details.ts'
import { onePixel } from '../one-pixel.ts'
import { button, dialog } from './screens.ts'

/** The screens without a session. */
export async function* publicScreens(page: Page) {
  await page.goto('/signin')
  await button(page, 'Se connecter').waitFor()
  yield 'sign-in'
  await page.getByLabel('E-mail professionnel').fill(newEmail())
  await page.getByLabel('Mot de passe', { exact: true }).fill('not the password')
  await button(page, 'Se connecter').click()
  await page.getByText('Connexion impossible').waitFor()
  yield 'sign-in refused'
  await page.goto('/signup')
  await page.getByText('Étape 1 sur 2').waitFor()
  yield 'sign-up, first step'
  await page.getByLabel('E-mail professionnel').fill(newEmail())
  await button(page, 'Continuer').click()
  await page.getByText('Étape 2 sur 2').waitFor()
  yield 'sign-up, second step'
  await button(page, 'Créer le compte').click()
  await page.getByText('Acceptez les conditions pour continuer.').waitFor()
  yield 'sign-up with errors'
  await page.goto('/forgot-password')
  await button(page, 'Recevoir le lien').waitFor()
  yield 'forgotten password'
  const { email } = await aNewAccount(page)
  await page.getByLabel('E-mail professionnel').fill(email)
  await button(page, 'Recevoir le lien').click()
  await page.getByRole('heading', { name: 'Consultez vos e-mails' }).waitFor()
  yield 'link on its way'
  await page.goto(`/reset-password${(await mailedLink(page, email)).search}`)
  await page.getByLabel('Nouveau mot de passe').waitFor()
  yield 'new password'
  await page.goto('/confirm-email')
  await page.getByRole('heading', { name: 'Ce lien est incomplet' }).waitFor()
  yield 'link to a new e-mail that is incomplete'
  const nobodys = `?userId=${randomUUID()}&token=${'x'.repeat(43)}`
  await page.goto(`/confirm-email${nobodys}`)
  await button(page, 'Confirmer l’adresse').waitFor()
  yield 'new e-mail'
  await page.goto(`/undo-email${nobodys}`)
  await button(page, 'Annuler le changement').click()
  await page.getByText(/Ce lien a expiré/).waitFor()
  yield 'change of e-mail that cannot be undone any more'
  await page.goto('/dev/outbox')
  await page.getByRole('heading', { name: 'E-mails envoyés' }).waitFor()
  yield 'outbox of the demo'
  await page.goto('/nulle-part')
  await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  yield 'unknown path'
  await page.goto('/unauthorized')
  await page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor()
  yield 'closed path'
  await page.goto('/horizon')
  await page.getByRole('heading', { level: 1 }).waitFor()
  yield 'offer of permanent contracts'
  yield* developerScreens(page)
  yield* verificationScreens(page)
}

/** The page that teaches other software to call, with its reference. */
async function* developerScreens(page: Page) {
  await page.goto('/developers')
  await page.getByText('/api/organisations/{id}/departments', { exact: true }).first().waitFor()
  await page.getByText('hours.validated', { exact: true }).click()
  await page.getByText('/api/v1/events', { exact: true }).click()
  await page.getByText('«\u202fLire les événements, pour suivre').last().waitFor()
  yield 'page of developers'
}

/** The page on which everybody can check whether a document was signed here. */
async function* verificationScreens(page: Page) {
  await page.goto('/verify')
  await button(page, 'Choisir un PDF').waitFor()
  yield 'document to verify'
  const choose = async (buffer: Buffer) =>
    page
      .getByRole('region', { name: 'Document à vérifier' })
      .locator('input')
      .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer })
  await choose(plainPdf)
  await page.getByText('Ce fichier n’est pas un document signé ici').waitFor()
  yield 'document that nobody signed'
  await choose(onePixel)
  await page.getByText(/n’est pas du bon type/).waitFor()
  yield 'file that cannot be verified'
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill('Bienvenue!2026')
  await page.getByLabel('Confirmez le mot de passe').fill('Bienvenue!2026')
  await button(page, 'Activer mon compte').click()
}

async function chooseAccount(page: Page, email: string): Promise<void> {
  await button(page, 'Continuer avec Google').click()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel(/Prénom et nom/).fill('Awa Diallo')
  await button(page, 'Continuer').click()
}

/** Invitations, and the page that simulates Google. */
export async function* entranceScreens(page: Page) {
  await page.goto('/invitation')
  await page.getByRole('heading', { name: 'Ce lien est incomplet' }).waitFor()
  yield 'invitation without its link'
  const { call } = await aNewAccount(page)
  const email = newEmail()
  await call(inviteMember, {
    body: { email, firstName: 'Élodie', lastName: 'Essai', role: 'missionManager' },
  })
  const { search } = await mailedLink(page, email)
  await page.goto(`/invitation${search}`)
  await page.getByText(/le compte Google de l’adresse invitée/).waitFor()
  yield 'invitation'
  await chooseAccount(page, newEmail())
  await page.getByText('Ce compte Google n’a pas l’adresse invitée.').waitFor()
  yield 'invitation with another account'
  await page.goto(`/invitation${search.replace(/token=.{8}/, 'token=00000000')}`)
  await choosePassword(page)
  await page.getByText(/Demandez une nouvelle invitation à un collègue/).waitFor()
  yield 'invitation that is over'

  await page.goto('/signin')
  await button(page, 'Continuer avec Google').click()
  await page.getByRole('heading', { name: 'Choisir un compte' }).waitFor()
  yield 'accounts of Google’s stand-in'
  await button(page, 'Annuler').click()
  await page.getByRole('heading', { name: 'Connexion annulée' }).waitFor()
  yield 'sign-in with Google given up'
  await page.goto('/google/callback')
  await page.getByText(/Cette réponse n’est plus attendue/).waitFor()
  yield 'answer of Google that nobody waits for'
  await page.goto('/signin')
  await chooseAccount(page, newEmail())
  await page.getByRole('heading', { name: 'Aucun compte à ouvrir' }).waitFor()
  yield 'no account to open with Google'
  await page.goto('/signup')
  await chooseAccount(page, newEmail())
  await page.getByText('Étape 2 sur 2').waitFor()
  yield 'sign-up with Google'
  await page.getByLabel('Téléphone').fill('06 39 98 00 13')
  await fillCompanyDetails(page, 'Les Halles de Vaise')
  await page.route('**/api/auth/account', (route) =>
    route.fulfill({ status: 401, json: { key: 'errors.auth.could_not_authenticate' } }),
  )
  await button(page, 'Créer le compte').click()
  await page.getByText(/ne vaut que cinq minutes/).waitFor()
  yield 'sign-up with Google that took too long'
}

/** The offer of permanent contracts, as a company sees it. */
export async function* permanentScreens(page: Page) {
  await aNewCompany(page)
  await page.goto('/horizon?request=true')
  await button(page, 'Envoyer la demande').click()
  await dialog(page).getByText('Ce champ est obligatoire.').first().waitFor()
  yield 'request with errors'
  await dialog(page).getByLabel('Intitulé du poste').fill('Chef de rang')
  await dialog(page).getByLabel('Date de début souhaitée').fill('04/01/2027')
  await dialog(page).getByLabel('Nombre de postes').fill('2')
  await dialog(page).getByRole('combobox', { name: 'Adresse' }).fill('Lyon')
  await page.getByRole('option', { name: /Lyon/ }).first().click()
  await button(page, 'Envoyer la demande').click()
  await page.getByRole('dialog', { name: 'Votre demande est partie' }).waitFor()
  yield 'request sent'
}

/** The same screens in English, where longer words change the page. */
export async function* englishScreens(page: Page) {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  await page.goto('/signin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  yield 'sign-in'
  await button(page, 'Continue with Google').click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  yield 'accounts of Google’s stand-in'
  await page.goto('/horizon')
  await page.getByRole('heading', { level: 1 }).waitFor()
  yield 'offer of permanent contracts'
  await page.goto('/developers')
  await page.getByText('/api/v1/events', { exact: true }).waitFor()
  yield 'page of developers'
}
