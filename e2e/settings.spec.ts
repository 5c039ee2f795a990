import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewCompany, newPassword } from './new-company.ts'
import { onePixel } from './one-pixel.ts'
import { onAnotherDevice, signIn } from './sign-in.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' })

test('SET-01 SET-06 SET-17 SET-20: legal information is filled in, a wrong SIRET is reported, leaving asks', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await expect(page).toHaveURL(/\/settings\/legal$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations légales')
  await expect(save(page)).toBeHidden()

  await page.getByLabel('Nom légal').fill('Les Halles SAS')
  await page.getByLabel('Nom commercial').fill('Les Halles')
  await page.getByLabel('SIRET').fill('732 829 320 00079')
  await page.getByLabel('Code APE').fill('56.10a')
  await save(page).click()
  await expect(page.getByText(/Ce SIRET n’est pas valable/)).toBeVisible()
  await page.getByLabel('SIRET').fill('73282932000074')
  await expect(page.getByText(/FR 44732829320/)).toBeVisible()

  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: /Enregistrer vos modifications/ })
  await question.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(page).toHaveURL(/\/settings\/legal$/)
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await question.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await page.getByRole('link', { name: 'Informations légales' }).click()
  await expect(page.getByLabel('SIRET')).toHaveValue('732 829 320 00074')
  await expect(page.getByLabel('Code APE')).toHaveValue('5610 A')

  await page.getByLabel('Nom commercial').fill('Autre')
  await page.getByRole('link', { name: 'Adresses' }).click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL(/\/settings\/addresses$/)
  await page.goto('/settings/legal')
  await expect(page.getByLabel('Nom commercial')).toHaveValue('Les Halles')

  await page.getByRole('button', { name: /1 sur 5/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Il manque des informations' })
  await expect(dialog.getByText('À compléter')).toHaveCount(4)
  await dialog.getByRole('link', { name: 'Compléter', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
})

test('SET-17 SET-18 SET-19 G-33: the register completes the form, and the history tells who saved it', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/settings/legal')
  const complete = page.getByRole('button', { name: 'Compléter depuis le registre' })
  await page.getByLabel('SIRET').fill('999 000 201 0002')
  await expect(complete).toBeHidden()
  await page.getByLabel('SIRET').fill('999 000 201 00023')
  await expect(page.getByText(/FR 54999000201/)).toBeVisible()
  await complete.click()
  await expect(page.getByText(/^Repris du registre/)).toBeVisible()
  await expect(page.getByLabel('Nom légal')).toHaveValue('LES HALLES DU RHONE')
  await expect(page.getByLabel('Nom commercial')).toHaveValue('Les Halles')
  await expect(page.getByLabel('Code APE')).toHaveValue('4711 D')

  await test.step('what was typed is only replaced on demand', async () => {
    await page.getByLabel('Nom légal', { exact: true }).fill('Les Halles SAS')
    await page.getByLabel('Code APE', { exact: true }).fill('4711 B')
    const differences = page.getByRole('region', { name: 'Le registre dit autre chose' })
    await expect(differences.getByRole('listitem')).toHaveCount(2)
    await differences.getByRole('button', { name: /^Code APE/ }).click()
    await expect(page.getByLabel('Code APE', { exact: true })).toHaveValue('4711 D')
    await expect(page.getByLabel('Nom légal', { exact: true })).toHaveValue('Les Halles SAS')
    await expect(differences.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a closed company, an unknown SIRET and a silent register are reported, and block nothing', async () => {
    await page.getByLabel('SIRET').fill('99900030000015')
    await complete.click()
    await expect(page.getByText(/cet établissement est fermé/)).toBeVisible()
    await page.getByLabel('SIRET').fill('99900020100031')
    await complete.click()
    await expect(page.getByText(/ne connaît pas ce SIRET/)).toBeVisible()
    await page.route('**/api/company-register?*', (route) =>
      route.fulfill({
        status: 503,
        json: { key: 'errors.company_register.unavailable' },
      }),
    )
    await page.getByLabel('SIRET').fill('99900020100023')
    await page.getByLabel('SIRET').fill('73282932000074')
    await complete.click()
    await expect(page.getByText(/Le registre des entreprises ne répond pas/)).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Les informations légales sont enregistrées.')).toBeVisible()
  })

  await test.step('the history, in place', async () => {
    await page.getByText('Historique des changements').click()
    const history = page.getByRole('region', { name: 'Historique des changements' })
    await expect(history.getByRole('listitem').first()).toContainText('Informations légales')
    await expect(history.getByText('Par Awa Diallo')).toHaveCount(1)
    await history.getByText(/\d+ valeurs/).click()
    await expect(history.getByText(/SIRET.*73282932000074/)).toBeVisible()
    await page.getByLabel('Nom commercial').fill('Halles')
    await save(page).click()
    await expect(history.getByText('Par Awa Diallo')).toHaveCount(2)
  })
})

test('SET-08 SET-09 SET-11 SET-12 SET-13 SET-16: the profile is filled in, and previewed while it is typed', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/settings/profile')
  const preview = page.getByRole('complementary', { name: 'Ce que verront les Siders' })
  await expect(preview).toContainText('Les Halles')

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ajouter un logo' }).click(),
  ])
  await chooser.setFiles({ name: 'logo.webp', mimeType: 'image/webp', buffer: onePixel })
  await expect(page.getByText(/PNG, JPEG/).last()).toBeVisible()
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ajouter un logo' }).click(),
  ])
  await again.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByText('Logo enregistré.')).toBeVisible()

  await page.getByLabel('Nom affiché').fill('Les Halles de Lyon')
  await page.getByLabel('Présentation').fill('Un marché couvert.')
  await expect(preview).toContainText('Les Halles de Lyon')
  await expect(preview).toContainText('Un marché couvert.')
  await page.getByLabel('Site internet').fill('www.halles.test')
  await page.getByRole('radio', { name: 'Une vidéo' }).check({ force: true })
  await page.getByLabel('Lien de la vidéo').fill('https://vimeo.com/1')
  await save(page).click()
  await expect(page.getByText('L’adresse du site commence par https.')).toBeVisible()
  await expect(page.getByText('Le lien doit mener à une vidéo de YouTube.')).toBeVisible()
  await page.getByLabel('Site internet').fill('https://halles.test')
  await page.getByLabel('Lien de la vidéo').fill('https://youtu.be/abc')
  await expect(preview).toContainText('Votre vidéo')
  await save(page).click()
  await expect(page.getByText('Le profil est enregistré.')).toBeVisible()
  await expect(save(page)).toBeHidden()

  await page.getByRole('radio', { name: 'Une image' }).check({ force: true })
  const [cover] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ajouter une image' }).click(),
  ])
  await cover.setFiles({ name: 'couverture.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByText('Image de couverture enregistrée.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changer l’image' })).toBeVisible()
  await expect(save(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Une image' })).toBeChecked()

  await test.step('SET-16 pictures that do not come leave initials and a note', async () => {
    const logo = preview.locator('[aria-hidden=true] > img')
    await expect(logo).toHaveCSS('opacity', '1')
    await page.route('**/api/download/**', (route) => route.abort())
    await page.reload()
    await expect(preview.getByText('Image indisponible')).toBeVisible()
    await expect(logo).toHaveCSS('opacity', '0')
  })
})

test('SET-07 G-11: favourite addresses are added, changed and removed', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/settings/addresses')
  await expect(page.getByText('Aucune adresse favorite')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saisir l’adresse à la main' }).click()
  await dialog.getByLabel('Numéro et voie').fill('4 quai du Port')
  await dialog.getByLabel('Code postal').fill('44000')
  await dialog.getByLabel('Ville').fill('Nantes')
  await dialog.getByLabel('Nom du lieu').fill('Entrepôt')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('4 quai du Port, 44000 Nantes')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier Entrepôt' }).click()
  await dialog.getByLabel('Nom du lieu').fill('Entrepôt sud')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Retirer Entrepôt sud' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Aucune adresse favorite')).toBeVisible()
})

test('SET-06 REM-01 a new company is led from one missing item to the next', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/settings/legal')
  const next = page.getByRole('link', { name: /^Continuer/ })
  await expect(page.getByRole('button', { name: /0 sur 5/ })).toBeVisible()
  await expect(next).toBeHidden()
  await page.getByLabel('SIRET').fill('99900020100023')
  await page.getByRole('button', { name: 'Compléter depuis le registre' }).click()
  await expect(page.getByLabel('Code APE')).toHaveValue('4711 D')
  await save(page).click()
  await expect(page.getByText(/Il reste 4 points à compléter/)).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await expect(next).toBeHidden()

  await page.goto('/settings/remuneration')
  await page.getByRole('button', { name: 'Confirmer les types d’heures' }).click()
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: 'Confirmer les indemnités' }).click()
  await expect(page.getByText(/Il reste 2 points à compléter/)).toBeVisible()
  await expect(next).toHaveText('Continuer\u202f: Profil de l’entreprise')
  await page.getByRole('button', { name: /3 sur 5/ }).click()
  const list = page.getByRole('dialog').getByRole('listitem')
  await expect(list).toHaveCount(5)
  await list.getByRole('link', { name: 'Indemnités' }).click()
  await expect(page).toHaveURL(/\/settings\/remuneration#indemnities$/)
})

test('two users who save the same form: the second sees it, and loses nothing', async ({
  page,
  browser,
}) => {
  const { email } = await aNewCompany(page)
  const other = await onAnotherDevice(browser, email, newPassword)
  await page.goto('/settings/profile')
  await other.goto('/settings/profile')
  await other.getByLabel('Nom affiché').fill('Les Halles du soir')
  await other.getByLabel('Présentation').fill('Un marché du soir.')
  await other.getByLabel('Site internet').fill('https://soir.test')
  await save(other).click()
  await expect(other.getByText('Le profil est enregistré.')).toBeVisible()

  await page.getByLabel('Nom affiché').fill('Les Halles du matin')
  await page.getByLabel('Présentation').fill('Un marché couvert.')
  await save(page).click()
  await expect(page.getByText(/modifiées entre-temps. Comparez/)).toBeVisible()
  const meanwhile = page.getByText(/Enregistré entre-temps/)
  await expect(meanwhile).toHaveCount(2)
  await expect(meanwhile.first()).toContainText('Les Halles du soir')
  await expect(page.getByLabel('Nom affiché')).toHaveValue('Les Halles du matin')
  await expect(page.getByLabel('Site internet')).toHaveValue('https://soir.test')
  await save(page).click()
  await expect(page.getByText('Le profil est enregistré.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nom affiché')).toHaveValue('Les Halles du matin')
  await expect(page.getByLabel('Présentation')).toHaveValue('Un marché couvert.')
  await other.context().close()
})

test('SET-02 SET-03 SET-04 a group without an active company has its team alone', async ({
  page,
}) => {
  await signIn(page, demoAccounts.group)
  for (const path of ['legal', 'profile', 'addresses']) {
    await page.goto(`/settings/${path}`)
    await expect(page).toHaveURL(/\/settings\/team/)
  }
})
