import type { Page } from '@playwright/test'
import { aConflict } from '../../apps/web/src/testing/a-conflict.ts'
import { aContestedContract } from '../../apps/web/src/testing/a-contested-contract.ts'
import { actFor } from '../act-for.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { aFilledDraft } from '../filled-draft.ts'
import { aNewAccount, aRestaurant } from '../new-company.ts'
import { aPostedMission } from '../posted-mission.ts'
import { aPreselection } from '../preselection.ts'
import { keepSession, openAs } from '../sign-in.ts'
import { button, dialog, inDialog, onPhone, openDialog } from './screens.ts'

export async function* administrationScreens(page: Page) {
  const { email } = await aNewAccount(page)
  await openAs(page, demoAccounts.insider)
  const search = page.getByRole('textbox', { name: 'Rechercher un utilisateur' })
  await search.waitFor()
  yield 'administration'
  await search.fill(email)
  await page
    .getByRole('list', { name: 'Utilisateurs' })
    .getByText('Awa Diallo', { exact: true })
    .waitFor()
  yield 'users that were found'
  await button(page, 'Agir au nom d’Awa Diallo').click()
  await dialog(page).getByRole('textbox', { name: 'Pourquoi' }).fill('oui')
  yield 'reason to act for somebody'
  await page.route('**/api/users/search?**', (route) =>
    route.fulfill({ status: 500, json: { key: 'errors.internal' } }),
  )
  await page.goto('/side-admin')
  await search.fill('Delmas')
  await page.getByText('La recherche n’a pas abouti').waitFor()
  yield 'search of users that fails'
  await page.goto('/side-admin/feature-flags')
  await page.getByRole('switch').first().waitFor()
  yield 'features'
  await page.goto('/side-admin/audit')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  yield 'trail of changes'
  await onPhone(page)
  yield 'phone: trail of changes'
  await page.goto('/side-admin/audit?day=2025-01-02')
  await page.getByText('Aucun changement ne correspond').waitFor()
  yield 'phone: trail without a change'
  await page.route(/\/api\/provider\/audit/, (route) =>
    route.fulfill({ status: 500, json: { key: 'errors.internal' } }),
  )
  await page.goto('/side-admin/audit')
  await page.getByText('Le journal n’a pas pu se charger').waitFor()
  yield 'phone: trail that fails'
}

export async function* staffingScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const id = await aPostedMission(restaurant)
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/today')
  await page.getByRole('heading', { name: /^Places à pourvoir/ }).waitFor()
  yield 'day of internal staff'
  await button(page, /^Plus d’actions/)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Confier ou noter…' }).click()
  await dialog(page).waitFor()
  yield 'who takes an item'
  await page.goto('/side-admin/staffing')
  await page.getByRole('table', { name: 'Missions à pourvoir' }).waitFor()
  yield 'missions to staff'
  await page.goto(`/side-admin/staffing/${id}`)
  const hire = page.getByRole('button', { name: /^Embaucher / })
  await hire.first().waitFor()
  yield 'candidates to hire'
  await hire.first().click()
  await dialog(page)
    .getByText(/de travail/)
    .waitFor()
  yield 'what a hire would do'
  await onPhone(page)
  await page.goto(`/side-admin/staffing/${id}`)
  await hire.first().waitFor()
  yield 'phone: candidates to hire'
}

export async function* conflictScreens(page: Page) {
  await page.route('**/api/provider/attendances/conflicts?**', (route) =>
    route.fulfill({ json: { conflicts: [aConflict()], total: 1, limit: 25, offset: 0 } }),
  )
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/attendances')
  await page.getByRole('region', { name: 'Awa Diallo' }).waitFor()
  yield 'contested hours'
  await openDialog(page, /^Trancher/)
  yield 'decision on contested hours'
  await onPhone(page)
  await page.goto('/side-admin/attendances')
  await page.getByRole('region', { name: 'Awa Diallo' }).waitFor()
  yield 'phone: contested hours'
  await openDialog(page, /^Trancher/)
  yield 'phone: decision on contested hours'
}

export async function* contestedScreens(page: Page) {
  const documents = [
    aContestedContract(),
    aContestedContract({
      documentId: '00000000-0000-4000-8000-0000000000c2',
      lock: 'signed',
      stage: 'limitPassed',
      contestedBefore: 1,
    }),
  ]
  await page.route('**/api/provider/contracts/contested?**', (route) =>
    route.fulfill({ json: { documents, total: 2, limit: 25, offset: 0 } }),
  )
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/contracts')
  await page
    .getByRole('article', { name: /Réveillon/ })
    .first()
    .waitFor()
  yield 'contested contracts'
  await onPhone(page)
  await page.goto('/side-admin/contracts')
  await page
    .getByRole('article', { name: /Réveillon/ })
    .first()
    .waitFor()
  yield 'phone: contested contracts'
}

export async function* organisationScreens(page: Page) {
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/organisations')
  await page.getByRole('table').waitFor()
  yield 'organisations'
  await openDialog(page, 'Nouvelle organisation')
  await dialog(page).getByLabel('E-mail').fill('claire')
  await dialog(page).getByLabel('Prénom').fill('Claire')
  yield 'new organisation'
  await page.goto('/side-admin/organisations?kind=group')
  await page.getByRole('link', { name: 'Groupe Bellerive' }).click()
  await page.getByRole('list', { name: 'Entreprises du groupe' }).waitFor()
  yield 'group with its companies'
  await page.getByRole('link', { name: 'Bellerive Lyon' }).click()
  await page.getByRole('heading', { name: 'Coefficients' }).waitFor()
  yield 'company for internal staff'
  await openDialog(page, /^Modifier\s: Coefficients/)
  await dialog(page).getByLabel('Gestion').fill('12')
  await dialog(page).getByLabel('Délégation').fill('2,05')
  yield 'coefficients'
  await page.reload()
  await openDialog(page, /^Modifier\s: Groupe/)
  await dialog(page).getByRole('combobox').click()
  yield 'group of a company'
  await page.reload()
  await openDialog(page, /^Modifier\s: Déclaration des heures/)
  yield 'declaration of hours'
  await page.reload()
  await openDialog(page, 'Bloquer')
  yield 'question before a company is blocked'
  await page.reload()
  await onPhone(page)
  await page.getByRole('heading', { name: 'Coefficients' }).waitFor()
  yield 'phone: company for internal staff'
  await page.goto('/side-admin/organisations?q=zzz')
  await page.getByText('Aucune organisation ne correspond').waitFor()
  yield 'phone: no organisation'
}

export async function* siderScreens(page: Page) {
  const { siderIds } = await aRestaurant(page)
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/siders')
  await page.getByRole('table').waitFor()
  yield 'Siders'
  await openDialog(page, 'Nouveau Sider')
  await dialog(page).getByLabel('Téléphone mobile').fill('06')
  await dialog(page).getByLabel('Prénom').fill('Nora')
  yield 'new Sider'
  await page.goto('/side-admin/siders?q=0639981000')
  await page.getByRole('link', { name: 'Inès Benali' }).click()
  await page.getByRole('heading', { name: 'Compétences' }).waitFor()
  yield 'profile of a Sider'
  await page.goto(`/side-admin/siders/${siderIds[0]}`)
  for (const name of [/^Modifier\s: Identité/, /^Modifier\s: Compétences/, 'Désactiver']) {
    await openDialog(page, name)
    yield `dialog of a profile: ${name}`
    await page.reload()
  }
  await openDialog(page, 'Ajouter une expérience')
  await dialog(page).getByLabel('Durée en mois').fill('0')
  await dialog(page).getByLabel('Poste').fill('Serveuse')
  yield 'new experience'
  await page.reload()
  await openDialog(page, 'Ajouter une formation')
  await dialog(page).getByLabel('Année de début').fill('2015')
  await dialog(page).getByLabel('Année de fin').fill('2014')
  yield 'new education'
  await page.reload()
  await openDialog(page, 'Ajouter une indisponibilité')
  await dialog(page).getByLabel('Premier jour').fill('20/12/2026')
  await dialog(page).getByLabel('Dernier jour').fill('18/12/2026')
  yield 'new unavailability'
  await page.reload()
  await onPhone(page)
  await page.getByRole('heading', { name: 'Compétences' }).waitFor()
  yield 'phone: profile of a Sider'
  await page.goto('/side-admin/siders?q=zzz')
  await page.getByText('Aucun Sider ne correspond').waitFor()
  yield 'phone: no Sider'
}

export async function* operationScreens(page: Page) {
  await openAs(page, demoAccounts.insider)
  await page.route('**/api/provider/jobs/failed', (route) =>
    route.fulfill({
      json: [
        {
          id: '00000000-0000-4000-8000-0000000000b1',
          name: 'deliver-mails',
          failedAt: '2026-11-20T08:30:00.000Z',
          tries: 8,
          error: 'connect ECONNREFUSED 192.0.2.1:25',
          unwritable: [],
          organisation: null,
        },
      ],
    }),
  )
  await page.goto('/side-admin/operations')
  await page.getByRole('list', { name: 'Tâches en échec' }).waitFor()
  await page.getByRole('table').waitFor()
  yield 'failed jobs and legal values'
  await openDialog(page, 'Ajouter une valeur')
  await dialog(page).getByLabel('Salaire minimum brut par heure').fill('125')
  await dialog(page).getByLabel('Applicable à partir du').fill('01/01/2027')
  await dialog(page).getByLabel('Texte de référence').focus()
  yield 'new legal value'
  await page.reload()
  await onPhone(page)
  await page.getByRole('table').waitFor()
  yield 'phone: failed jobs and legal values'
}

export async function* actingScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const draft = await aFilledDraft(page)
  await actFor(page, restaurant)
  await page.goto('/planning')
  await page.getByRole('region', { name: 'Action au nom d’un utilisateur' }).waitFor()
  yield 'banner of acting for somebody'
  await page.goto('/me/profile')
  await button(page, 'Changer le mot de passe').waitFor()
  yield 'profile of the user one acts for'
  await page.goto(`/taskPosting/${draft}/shifts`)
  await page.getByRole('grid').waitFor()
  yield 'shifts while acting for somebody'
  await page.goto('/settings/payment')
  await page
    .getByText(/bon de commande/i)
    .first()
    .waitFor()
  yield 'payment for internal staff'
  await page.goto('/settings/remuneration')
  await button(page, 'Ajouter une prime').click()
  await dialog(page).getByLabel('Nom de la prime').fill('Habillage')
  await dialog(page).getByLabel('Montant').fill('2,5')
  await dialog(page).getByLabel('Conditions d’attribution').fill('Tenue entretenue par le Sider.')
  yield 'bonus'
  await inDialog(page, 'Enregistrer')
  await page.getByText('Prime enregistrée.').waitFor()
  await keepSession(page, restaurant.session)
  await page.evaluate(() => localStorage.removeItem('logasId'))
  await page.goto('/settings/remuneration')
  await page.getByText('Tenue entretenue par le Sider.').waitFor()
  yield 'bonuses as the company reads them'
}

export async function* preselectionScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const id = await aPreselection(page, restaurant)
  await page.goto(`/preselection/${id}`)
  await page.getByRole('switch').first().waitFor()
  yield 'candidates for internal staff'
  await keepSession(page, restaurant.session)
  await page.evaluate(() => localStorage.removeItem('logasId'))
  await page.goto(`/preselection/${id}`)
  await page
    .getByRole('button', { name: /^Refuser/ })
    .first()
    .waitFor()
  yield 'candidates for the company'
  await page.getByRole('button', { name: 'Dounia.Petit', exact: true }).click()
  await dialog(page).getByText('Ses coordonnées').waitFor()
  yield 'an applicant whom the company does not know'
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Refuser/ })
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Motif du refus' }).fill('Trop loin de Lyon')
  yield 'reason of a refusal'
}
