import type { Page } from '@playwright/test'
import { newEmail } from '../../apps/api/src/testing/new-account.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { aMember, aNewCompany, newPassword } from '../new-company.ts'
import { logIn, openAs } from '../sign-in.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

export async function* accountScreens(page: Page) {
  const { email } = await aNewCompany(page)
  await logIn(page.request, email, newPassword)
  await page.goto('/me/profile')
  const sessions = page.getByRole('region', { name: 'Sessions ouvertes' })
  await sessions.getByText('Cette session').waitFor()
  yield 'one’s profile'
  await page.getByLabel('Prénom').fill('')
  await page.getByLabel('Téléphone').fill('06.39')
  await page.getByLabel('Nom', { exact: true }).focus()
  await page.getByText('Le numéro de téléphone n’est pas valable.').waitFor()
  yield 'one’s profile with errors'
  await page.reload()
  await openDialog(page, 'S’abonner au calendrier')
  yield 'new calendar link'
  await inDialog(page, 'Créer le lien')
  await dialog(page).getByRole('link', { name: 'Ouvrir dans mon agenda' }).waitFor()
  yield 'calendar link, shown once'
  await onPhone(page)
  yield 'phone: calendar link, shown once'
  await onDesk(page)
  await inDialog(page, 'J’ai copié le lien')
  await button(page, 'Renommer «\u202fMes missions\u202f»').waitFor()
  yield 'calendar links'
  await page.reload()
  await page.getByLabel('Adresse e-mail').fill(newEmail())
  await openDialog(page, 'Enregistrer')
  yield 'password for another e-mail'
  await page.reload()
  await openDialog(page, 'Changer le mot de passe')
  yield 'another password'
  await dialog(page).getByLabel('Ancien mot de passe').fill('not this one')
  await dialog(page).getByLabel('Nouveau mot de passe', { exact: true }).fill('Nouveau!2026')
  await dialog(page).getByLabel('Confirmez le nouveau mot de passe').fill('Nouveau!2026')
  await inDialog(page, 'Changer le mot de passe')
  await dialog(page).getByText('L’ancien mot de passe n’est pas le bon.').waitFor()
  yield 'another password with an error'
  await page.reload()
  await openDialog(page, 'Fermer toutes les autres')
  yield 'question before sessions are closed'
  await inDialog(page, 'Annuler')
  await button(page, 'English : changer de langue').click()
  await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
  yield 'one’s profile in English'
}

async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: 'Julien Faure' }).hover()
  await button(page, 'Actions pour Julien Faure').click()
  await page.getByRole('menuitem', { name: action }).click()
}

export async function* teamScreens(page: Page) {
  const company = await aNewCompany(page)
  await page.goto('/settings/team')
  await page.getByRole('row').nth(1).waitFor()
  yield 'team'
  await page.getByRole('row').filter({ hasText: 'Awa Diallo' }).hover()
  await button(page, 'Actions pour Awa Diallo').click()
  await page.getByRole('menuitem', { name: /Supprimer/ }).waitFor()
  yield 'actions that an admin is protected from'
  await page.keyboard.press('Escape')
  await openDialog(page, 'Inviter une personne')
  yield 'invitation'
  await dialog(page).getByLabel('E-mail professionnel').fill(company.email)
  await dialog(page).getByLabel('Prénom').fill('Élodie')
  await dialog(page).getByLabel('Nom', { exact: true }).fill('Essai')
  await dialog(page)
    .getByRole('radio', { name: /Collaborateur/ })
    .check({ force: true })
  await page.route('**/me/organisations/users', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { key: 'errors.internal', requestId: 'k3x9-1f' } })
      : route.continue(),
  )
  await inDialog(page, 'Envoyer l’invitation')
  await page
    .getByText(/^Référence/)
    .first()
    .waitFor()
  yield 'failure with its reference'
  await page.context().setOffline(true)
  await page
    .getByText(/^Hors ligne/)
    .last()
    .waitFor()
  yield 'notice of a lost network'
  await page.context().setOffline(false)
  await page.unroute('**/me/organisations/users')
  await dialog(page).getByLabel('E-mail professionnel').fill(`julien-${company.email}`)
  await dialog(page).getByLabel('Prénom').fill('Julien')
  await dialog(page).getByLabel('Nom', { exact: true }).fill('Faure')
  await inDialog(page, 'Envoyer l’invitation')
  await page.getByText('Invitation envoyée à Julien Faure.').waitFor()
  await act(page, 'Renvoyer l’invitation')
  await page.getByRole('alertdialog').waitFor()
  yield 'question before an invitation is sent again'
  await inDialog(page, 'Annuler')
  await act(page, 'Supprimer')
  await page.getByRole('alertdialog').waitFor()
  yield 'question before a member is removed'
  await inDialog(page, 'Supprimer')
  await page.getByText(/ne fait plus partie de l’équipe/).waitFor()
  await aMember(page, company, 'missionManager')
  await page.reload()
  await act(page, 'Modifier le rôle')
  await dialog(page).waitFor()
  yield 'another role'
}

export async function* groupScreens(page: Page) {
  await openAs(page, demoAccounts.group)
  await page.getByRole('radio').first().waitFor()
  yield 'home of a group'
  await page.getByRole('radio', { name: 'Bellerive Nantes' }).check()
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('region', { name: 'Logo de Bellerive Nantes' })
    .getByRole('button', { name: 'Changer le logo' })
    .click()
  const buffer = Buffer.from('GIF89a')
  await (await chooser).setFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer })
  await page
    .getByText(/Formats acceptés/)
    .last()
    .waitFor()
  yield 'logo that is refused'
  await page.goto('/settings/team')
  await page.getByRole('row').nth(1).waitFor()
  yield 'team of a group'
  await page.goto('/settings/webhooks')
  await button(page, 'Entrer dans Bellerive Nantes').waitFor()
  yield 'companies of a group whose events are sent'
  await page.goto('/group')
  const spending = page.getByRole('region', { name: 'Dépenses' })
  await spending.getByText('Voir les chiffres').click()
  await spending.getByRole('table').waitFor()
  yield 'figures of a group'
  await page.goto('/job-descriptions')
  await page.getByRole('table').getByRole('link').first().click()
  await dialog(page).waitFor()
  yield 'job description in the space of a group'
  await onPhone(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await button(page, 'Rechercher').click()
  await dialog(page).getByRole('option').first().waitFor()
  yield 'phone: search and actions'
  await onDesk(page)
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Bellerive Lyon' }).check()
  await button(page, 'Continuer vers le planning').click()
  await page.waitForURL(/\/planning/)
  yield 'planning in a company of a group'
  const switcher = page.getByRole('button', { name: /Changer d’entreprise/ })
  await switcher.click()
  await page.getByRole('combobox', { name: 'Rechercher une entreprise' }).waitFor()
  yield 'switch of company'
  await page.route('**/organisations/children/search*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.getByRole('combobox', { name: 'Rechercher une entreprise' }).fill('nantes')
  await button(page, 'Réessayer').waitFor()
  yield 'switch of company whose search fails'
  await page.goto('/job-descriptions')
  await page.getByRole('region', { name: 'De votre réseau' }).getByRole('link').first().click()
  await dialog(page).waitFor()
  yield 'job description of the network'
}
