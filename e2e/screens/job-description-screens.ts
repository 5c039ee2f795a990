import type { Page } from '@playwright/test'
import { aNewCompany, aRestaurant } from '../new-company.ts'
import { button, dialog, inDialog, onPhone, openDialog } from './screens.ts'

const next = (page: Page) => button(page, 'Suivant').click()

export async function* newJobDescriptionScreens(page: Page) {
  await aNewCompany(page)
  await page.goto('/job-descriptions')
  await page.getByRole('heading', { name: 'Aucune fiche de poste' }).waitFor()
  yield 'no job description'
  await button(page, 'Créer une fiche de poste').click()
  await page.getByRole('combobox', { name: 'Métier' }).fill('serv')
  await page.getByRole('option', { name: 'Serveur / Serveuse' }).first().click()
  await page.getByRole('checkbox').first().check()
  await button(page, 'Ajouter une tâche').click()
  yield 'step of the job'
  await page.getByLabel('Intitulé de la tâche').fill('Fermer la terrasse')
  await button(page, 'Ajouter').click()
  await inDialog(page, 'Fermer')
  await page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ }).waitFor()
  yield 'question before a job description is left'
  await inDialog(page, 'Continuer la saisie')
  await next(page)
  await page.getByRole('radio', { name: 'Oui' }).check()
  await page.getByRole('checkbox', { name: /Charges légères/ }).check()
  await page
    .getByRole('combobox', { name: 'Rechercher un équipement de protection' })
    .fill('antidér')
  await page.getByRole('option', { name: 'Chaussures antidérapantes' }).click()
  yield 'step of the conditions'
  await next(page)
  await page.getByText('Étape 3 sur 5').waitFor()
  await page.getByRole('combobox', { name: 'Rechercher une langue' }).click()
  await page.getByRole('option', { name: 'Anglais' }).click()
  await page.getByRole('combobox', { name: 'Rechercher une expérience' }).fill('service en salle')
  await page.getByRole('option', { name: 'Service en salle' }).click()
  yield 'step of the skills'
  await next(page)
  await page.getByText('Étape 4 sur 5').waitFor()
  await page.route('**/api/maps/**', (route) =>
    route.fulfill({ status: 503, json: { key: 'errors.maps.unavailable' } }),
  )
  await button(page, 'Ajouter une adresse').click()
  await page.getByRole('combobox', { name: 'Adresse' }).fill('4 quai du Port')
  await page.getByText(/La recherche d’adresses ne répond pas/).waitFor()
  await page.getByLabel('Code postal').fill('4400')
  await page.getByLabel('Ville', { exact: true }).fill('Nantes')
  yield 'address by hand with an error'
  await page.getByLabel('Code postal').fill('44000')
  await page.getByLabel('Nom du lieu').fill('Terrasse du port')
  await button(page, 'Enregistrer').click()
  await page.getByRole('radio', { name: /Terrasse du port/ }).waitFor()
  await page.getByRole('radio', { name: 'Maintenant' }).check()
  yield 'step of the place'
  await next(page)
  await page.getByText('Étape 5 sur 5').waitFor()
  await page.getByRole('radio', { name: /Ouvrier/ }).check()
  await page.getByLabel('Taux horaire brut').fill('13')
  await page.getByRole('row', { name: /De nuit/ }).waitFor()
  yield 'step of the pay'
  await button(page, 'Terminer la fiche').click()
  await page.getByText('Fiche de poste créée.').waitFor()
  yield 'job description'
  await openDialog(page, 'Créer une mission')
  await page.getByRole('dialog', { name: 'Il manque des informations' }).waitFor()
  yield 'what is missing before a mission'
}

export async function* jobDescriptionScreens(page: Page) {
  await aRestaurant(page)
  await page.goto('/job-descriptions')
  const job = page.getByRole('link', { name: /Serveur \/ Serveuse/ })
  await job.waitFor()
  yield 'job descriptions'
  await job.click()
  await button(page, 'Autres actions').click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await page.getByRole('dialog', { name: 'Dupliquer la fiche de poste' }).waitFor()
  yield 'copy of a job description'
  await page.goto('/job-descriptions')
  await job.click()
  await button(page, 'Créer une mission').click()
  const mission = page.getByRole('dialog', { name: 'Nouvelle mission' })
  await mission.getByLabel(/Complément du nom/).fill('x'.repeat(26))
  await mission.getByLabel(/Complément du nom/).blur()
  await mission.getByText(/Le nom est trop long/).waitFor()
  yield 'new mission with an error'
  await page.goto('/job-descriptions')
  const row = page.getByRole('row', { name: /Serveur/ })
  await row.hover()
  await row.getByRole('button', { name: /Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').waitFor()
  yield 'question before a job description is deleted'
  await inDialog(page, 'Annuler')
  await onPhone(page)
  yield 'phone: job descriptions'
  await job.click()
  await page.getByRole('button', { name: /Modifier.*Salaire/ }).click()
  await dialog(page)
    .last()
    .getByRole('row', { name: /dimanche/i })
    .first()
    .waitFor()
  yield 'phone: pay of a job'
}
