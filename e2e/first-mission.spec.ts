import { expect, type Page } from '@playwright/test'
import { watchActs } from './acts.ts'
import { fillCompanyDetails } from './fill-company-details.ts'
import { fillBilling } from './fill-billing.ts'
import { test } from './journey.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { onePixel } from './one-pixel.ts'
import { addShifts, button, chooseMotive, createDraft, draftOf, post } from './posting-steps.ts'
import { postingWords } from './posting-words.ts'

const words = postingWords.fr
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('E-mail professionnel').fill(newEmail())
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await page.getByLabel('Prénom et nom').fill('Awa Diallo')
  await page.getByLabel('Téléphone').fill('06 39 98 00 12')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Secret!2026')
  await fillCompanyDetails(page, 'Les Halles de Lyon')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await page.waitForURL(/\/settings/)
  const welcome = page.getByRole('dialog', { name: /Bienvenue chez/ })
  await welcome.getByRole('button', { name: 'Voir les étapes' }).click()
  await welcome.getByRole('button', { name: 'Commencer' }).click()
}

const missing = (page: Page) => page.getByRole('dialog', { name: 'Il manque des informations' })

/** Leads from the list of missing settings to the first one. */
async function completeNext(page: Page, address: string): Promise<void> {
  if (!(await missing(page).isVisible())) await page.getByRole('button', { name: / sur 5/ }).click()
  // The list knows what was saved a moment later.
  const next = missing(page).locator(`a[href^="${address}"]`)
  await next.filter({ hasText: /^Compléter$/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === address)
}

async function fillProfile(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ajouter un logo' }).click(),
  ])
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByText('Logo enregistré.')).toBeVisible()
  await page.getByLabel('Nom affiché').fill('Les Halles de Lyon')
  await page.getByLabel('Présentation').fill('Un marché couvert.')
  await save(page).click()
  await expect(page.getByText('Le profil est enregistré.')).toBeVisible()
}

async function fillLegal(page: Page): Promise<void> {
  await page.getByLabel('SIRET').fill('999 000 201 00023')
  await page.getByRole('button', { name: 'Compléter depuis le registre' }).click()
  await expect(page.getByLabel('Code APE', { exact: true })).toHaveValue('4711 D')
  await save(page).click()
  await expect(page.getByText('Les informations légales sont enregistrées.')).toBeVisible()
}

async function fillPayment(page: Page): Promise<void> {
  await fillBilling(page)
  await page.getByRole('radio', { name: /Prélèvement SEPA/ }).check()
  await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606')
  await save(page).click()
  await expect(page.getByText('Le paiement est enregistré.')).toBeVisible()
}

async function confirmPolicy(page: Page): Promise<void> {
  await region(page, 'Types d’heures')
    .getByRole('button', { name: 'Confirmer les types d’heures' })
    .click()
  await region(page, 'Indemnités et primes')
    .getByRole('button', { name: 'Confirmer les indemnités' })
    .click()
  await expect(page.getByRole('button', { name: /5 sur 5/ })).toBeVisible()
}

async function describeJob(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Suivant', exact: true })
  await page.getByRole('link', { name: 'Fiches de poste' }).first().click()
  await page.getByRole('button', { name: 'Créer une fiche de poste' }).click()
  await page.getByRole('combobox', { name: 'Métier' }).fill('serv')
  await page.getByRole('option', { name: 'Serveur / Serveuse' }).first().click()
  await page.getByRole('checkbox').first().check()
  await next.click()
  await page.getByRole('radio', { name: 'Non' }).check()
  await next.click()
  await expect(page.getByText('Étape 3 sur 5')).toBeVisible()
  await next.click()
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
  await page.getByRole('button', { name: 'Saisir l’adresse à la main' }).click()
  await page.getByLabel('Numéro et voie').fill('4 quai du Port')
  await page.getByLabel('Code postal').fill('44000')
  await page.getByLabel('Ville', { exact: true }).fill('Nantes')
  await page.getByLabel('Nom du lieu').fill('Terrasse du port')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('radio', { name: /Terrasse du port/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Maintenant' }).check()
  await next.click()
  await page.getByRole('radio', { name: /Ouvrier/ }).check()
  await page.getByLabel('Taux horaire brut').fill('13')
  await page.getByRole('button', { name: 'Terminer la fiche' }).click()
  await expect(page.getByText('Fiche de poste créée.')).toBeVisible()
}

async function order(page: Page): Promise<void> {
  await createDraft(page, words, 'Première mission')
  await chooseMotive(page, words)
  await button(page, words.next).click()
  await button(page, words.precise).click()
  await addShifts(page, words)
  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/details/)
  await button(page, 'Ajouter un service').click()
  await dialog(page).getByLabel('Nom du service').fill('Salle')
  await dialog(page).getByRole('button', { name: 'Ajouter le service' }).click()
  await expect(dialog(page)).toBeHidden()
  // Without Siders to request, the wizard skips the step of the Siders.
  await button(page, words.next).click()
  await expect(page.getByRole('heading', { name: words.summary })).toBeVisible()
  expect((await draftOf(page)).hourlyRate).toBe(13)
  await post(page, words)
  await expect(page.getByText('Première mission').first()).toBeVisible()
}

test('SET-06, JD-25, POST-09, SUM-14, SUM-18, SUM-19: from signing up to the first mission in the planning, without any demo data', async ({
  page,
}) => {
  test.slow(true, 'a company is set up and orders its first mission')
  await page.setViewportSize({ width: 1440, height: 900 })
  const acts = await watchActs(page)
  await test.step('signs up', () => signUp(page))
  await test.step('completes each item, led from one to the next', async () => {
    await completeNext(page, '/settings/profile')
    await fillProfile(page)
    await completeNext(page, '/settings/legal')
    await fillLegal(page)
    await completeNext(page, '/settings/payment')
    await fillPayment(page)
    await completeNext(page, '/settings/remuneration')
    await confirmPolicy(page)
  })
  await test.step('describes a job', () => describeJob(page))
  await test.step('orders', () => order(page))
  process.stdout.write(`acts: ${acts()} from signing up to the first mission\n`)
  // The list of what is missing may stand open already, or be opened four times.
  expect(acts()).toBeLessThanOrEqual(105)
})
