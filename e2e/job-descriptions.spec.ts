import { expect, type Page, type Request } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { speak } from './language.ts'
import { aNewCompany, aRestaurant } from './new-company.ts'
import { signIn } from './sign-in.ts'

/** Opens a new company without job descriptions or settings. */
async function openNewCompany(page: Page): Promise<void> {
  await aNewCompany(page)
  await page.goto('/job-descriptions')
}

const panel = (page: Page) => page.getByRole('dialog').first()
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Étapes' }).getByRole('button', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Suivant', exact: true })

async function chooseJobTitle(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Métier' }).fill(typed)
  await page.getByRole('option', { name }).first().click()
}

test('JD-03 to JD-07, JD-10 to JD-19, JD-23, JD-36, JD-37, JD-38, JD-41: a position is described in five steps, which save themselves', async ({
  page,
}) => {
  test.slow(true, 'five steps, each typed whole')
  await openNewCompany(page)
  await expect(page.getByRole('heading', { name: 'Aucune fiche de poste' })).toBeVisible()
  const create = page.getByRole('button', { name: 'Créer une fiche de poste' })
  await create.click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()

  await create.click()
  for (const name of ['Conditions', 'Compétences', 'Lieu', 'Salaire']) {
    await expect(step(page, name)).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await chooseJobTitle(page, 'serv', 'Serveur / Serveuse')
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox').first().check()
  await expect(step(page, 'Conditions')).not.toHaveAttribute('aria-disabled')
  await expect(step(page, 'Salaire')).toHaveAttribute('aria-disabled', 'true')

  // Another title clears the subtasks (JD-11); clearing the title clears both (JD-12).
  await chooseJobTitle(page, 'cuisin', 'Cuisinier / Cuisinière')
  await expect(page.getByText('Aucune sélection')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Effacer le métier et ses tâches' }).click()
  await expect(page.getByRole('combobox', { name: 'Métier' })).toHaveValue('')
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await chooseJobTitle(page, 'serv', 'Serveur / Serveuse')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const custom = page.getByLabel('Intitulé de la tâche')
  await custom.fill('x')
  const add = page.getByRole('button', { name: 'Ajouter', exact: true })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await custom.fill('Fermer la terrasse')
  await add.click()
  await expect(page.getByRole('checkbox', { name: /Fermer la terrasse/ })).toBeChecked()
  await next(page).click()

  // Work conditions: the question about risks, and the autosave after 100 ms (JD-17).
  await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
  await expect(page).toHaveURL(/jdid=.*step=work-conditions/)
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: 'Oui' }).check()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: /Charges légères/ }).check()
  await expect(next(page)).not.toHaveAttribute('aria-disabled')
  for (const name of ['Tenue', 'Rechercher un autre équipement']) {
    await expect(page.getByRole('combobox', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await expect(page.getByLabel(/Précisions sur les risques/)).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Rechercher un équipement de protection' })
    .fill('antidér')
  await page.getByRole('option', { name: 'Chaussures antidérapantes' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  let isSent = false
  const isAutosave = (request: Request) =>
    request.method() === 'PATCH' && request.postData()?.includes('Servir en terrasse.') === true
  page.on('request', (request) => (isSent ||= isAutosave(request)))
  const autosave = page.waitForResponse((reply) => isAutosave(reply.request()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByLabel(/Contexte et objectifs/).fill('Servir en terrasse.')
  await page.clock.runFor(99)
  expect(isSent).toBe(false)
  await page.clock.runFor(1)
  expect((await autosave).status()).toBe(200)
  await page.clock.resume()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/Contexte et objectifs/)).toHaveValue('Servir en terrasse.')
  await expect(page.getByRole('checkbox', { name: /Charges légères/ })).toBeChecked()
  await next(page).click()

  // Skills.
  await expect(page.getByText('Étape 3 sur 5')).toBeVisible()
  const languages = page.getByRole('combobox', { name: 'Rechercher une langue' })
  await languages.click()
  await expect(page.getByRole('option').first()).toHaveText('Français')
  await page.getByRole('option', { name: 'Anglais' }).click()
  await page.getByRole('combobox', { name: /Niveau.*Anglais/ }).click()
  await page.getByRole('option', { name: 'Courant' }).click()
  await expect(page.getByRole('combobox', { name: 'Rechercher un outil' })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/Permis B/)
  await page.getByRole('combobox', { name: 'Rechercher une expérience' }).fill('service en salle')
  await page.getByRole('option', { name: 'Service en salle' }).click()
  await page.getByLabel(/Durée en mois/).fill('30')
  await expect(page.getByText('2,5 ans')).toBeVisible()
  await next(page).click()

  // Location, with the maps down: the address is typed by hand (JD-13, POST-34).
  await expect(page.getByText('Étape 4 sur 5')).toBeVisible()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await page.route('**/api/maps/**', (route) =>
    route.fulfill({ status: 503, json: { key: 'errors.maps.unavailable' } }),
  )
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
  await page.getByRole('combobox', { name: 'Adresse' }).fill('4 quai du Port')
  await expect(page.getByText(/La recherche d’adresses ne répond pas/)).toBeVisible()
  await expect(page.getByLabel('Numéro et voie')).toHaveValue('4 quai du Port')
  await page.getByLabel('Code postal').fill('4400')
  await page.getByLabel('Ville', { exact: true }).fill('Nantes')
  await expect(page.getByText('Le code postal a cinq chiffres.')).toBeVisible()
  await page.getByLabel('Code postal').fill('44000')
  await page.getByLabel('Nom du lieu').fill('Terrasse du port')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('radio', { name: /Terrasse du port/ })).toBeChecked()
  for (const name of [/peut s’exercer à distance/, /Un véhicule est nécessaire/]) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  }
  await page.getByRole('radio', { name: 'Maintenant' }).check()
  await expect(page.getByRole('combobox', { name: 'Nom du responsable' })).toHaveValue('Awa Diallo')
  await next(page).click()

  // Salary: no rate below the legal minimum, and the price of each kind of hour while the user types.
  await expect(page.getByText('Étape 5 sur 5')).toBeVisible()
  const finish = page.getByRole('button', { name: 'Terminer la fiche' })
  await page.getByRole('radio', { name: /Ouvrier/ }).check()
  await page.getByLabel('Taux horaire brut').fill('12,30')
  await expect(page.getByText(/C’est moins que le minimum légal de 12,31/)).toBeVisible()
  await expect(finish).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Taux horaire brut').fill('13')
  await expect(page.getByRole('row', { name: /Normale/ })).toContainText(/13,00.*25,35.*22,75/)
  await expect(page.getByRole('row', { name: /De nuit/ })).toContainText(/15,60.*30,42.*27,30/)
  await finish.click()
  await expect(page.getByText('Fiche de poste créée.')).toBeVisible()
  await expect(page.getByText('4 quai du Port, 44000 Nantes')).toBeVisible()
  await expect(page.getByText('Chaussures antidérapantes, que l’entreprise fournit')).toBeVisible()

  // No mission is posted before the company's settings are complete (JD-23, SET-06).
  await page.getByRole('button', { name: 'Créer une mission' }).click()
  const missing = page.getByRole('dialog', { name: 'Il manque des informations' })
  await expect(missing.getByRole('listitem')).toHaveCount(5)
  await missing.getByRole('link', { name: 'Compléter' }).click()
  await expect(page).toHaveURL(/\/settings\/profile/)
})

test('JD-07, JD-21: a reload keeps a new description, leaving it asks first', async ({ page }) => {
  await openNewCompany(page)
  await page.getByRole('button', { name: 'Créer une fiche de poste' }).click()
  await chooseJobTitle(page, 'serv', 'Serveur / Serveuse')
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  // A draft is marked as one, and says what it lacks before a mission can be created from it (JD-21).
  await next(page).click()
  await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('row', { name: /Serveur/ })).toContainText('Brouillon')
  await page.getByRole('link', { name: 'Serveur / Serveuse' }).click()
  await expect(page.getByRole('button', { name: 'Créer une mission' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Compléter la fiche' }).click()
  await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
})

test('JD-08, JD-24, JD-25, JD-27, JD-28, POST-63: duplicated, edited, made a mission, deleted', async ({
  page,
}) => {
  await aRestaurant(page)
  await page.goto('/job-descriptions')
  await page.getByRole('link', { name: /Serveur \/ Serveuse/ }).click()
  await expect(page).toHaveURL(/jdid=/)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  const copying = page.getByRole('dialog', { name: 'Dupliquer la fiche de poste' })
  await copying.getByLabel(/Complément du nom de la copie/).fill('Copie d’essai')
  await copying.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page.getByRole('dialog', { name: /Copie d’essai/ })).toBeVisible()

  await page.getByRole('button', { name: /Modifier.*Salaire/ }).click()
  const rate = page.getByLabel('Taux horaire brut')
  await rate.fill('12,50')
  await expect(page.getByText(/Le taux ne peut pas être baissé/)).toBeVisible()
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await rate.fill('14.20')
  await save.click()
  await expect(page.getByText('Fiche de poste modifiée.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /Copie d’essai/ })).toContainText('14,20')

  await page.getByRole('button', { name: 'Créer une mission' }).click()
  const mission = page.getByRole('dialog', { name: 'Nouvelle mission' })
  await expect(mission.getByRole('radio', { name: /Délégation/ })).toBeChecked()
  await mission.getByRole('radio', { name: /Gestion/ }).check()
  const suffix = mission.getByLabel(/Complément du nom/)
  await suffix.fill('x'.repeat(26))
  await suffix.blur()
  await expect(
    mission.getByText('Le nom est trop long\u202f: 25 caractères au plus.'),
  ).toBeVisible()
  await suffix.fill('Réveillon')
  await mission.getByRole('button', { name: 'Créer la mission' }).click()
  await expect(page).toHaveURL(/\/taskPosting\/[0-9a-f-]{36}\/motive/)

  await page.goto('/job-descriptions')
  const row = page.getByRole('row', { name: /Copie d’essai/ })
  await row.hover()
  await row.getByRole('button', { name: /Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  const question = page.getByRole('alertdialog', { name: /Supprimer cette fiche de poste/ })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Fiche de poste supprimée.')).toBeVisible()
  await expect(row).toBeHidden()
})

test('JD-02, JD-30, JD-35: those of the network are read-only in a company', async ({ page }) => {
  await signIn(page, demoAccounts.group)
  await page.goto('/job-descriptions')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: /Modifier.*Poste/ })).not.toHaveAttribute(
    'aria-disabled',
  )
  await expect(page.getByRole('button', { name: 'Créer une mission' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.goto('/home')
  await page.getByRole('radio', { name: /Bellerive Lyon/ }).check()
  await page.getByRole('main').getByRole('button').last().click()
  await page.waitForURL(/\/planning/)
  await page.goto('/job-descriptions')
  const network = page.getByRole('region', { name: 'De votre réseau' })
  await network.getByRole('link').first().click()
  const edit = page.getByRole('button', { name: /Modifier.*Poste/ })
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await expect(edit).toHaveAccessibleDescription(/vient de votre réseau/)
  await page.keyboard.press('Escape')
  await network.getByRole('row').nth(1).hover()
  await network.getByRole('button').first().click()
  const remove = page.getByRole('menuitem', { name: /Supprimer/ })
  await expect(remove).toBeDisabled()
  await expect(remove).toContainText('vient de votre réseau')
})

test('JD-01, JD-29: a collaborator is led home, an unknown jdid shows the list', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAccounts.collaborator)
  await page.goto('/job-descriptions')
  await expect(page).toHaveURL(/\/planning/)

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, demoAccounts.admin)
  await admin.goto('/job-descriptions?jdid=11111111-1111-4111-8111-111111111111')
  await expect(admin.getByText('n’existe pas ou n’existe plus')).toBeVisible()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin).toHaveURL(/\/job-descriptions$/)
  await admin.context().close()
})

test('JD-02, JD-04: the list and the panel fit a phone, in English too', async ({ page }) => {
  await signIn(page, demoAccounts.manager)
  await speak(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/job-descriptions')
  await expect(page.getByRole('heading', { name: 'Job descriptions' })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Edit: Pay' }).click()
  await expect(page.getByRole('row', { name: /Sunday/ })).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
