import { expect } from '@playwright/test'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { fillCompanyDetails } from './fill-company-details.ts'
import { test } from './journey.ts'
import { aNewAccount, mailedLink } from './new-company.ts'

const password = 'Secret!2026'

test('AUTH-19, AUTH-21, AUTH-24, AUTH-32, AUTH-33, AUTH-34: a company signs up, is welcomed and begins with its first step', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(`/signup?email=${email}&utm_source=salon`)
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()

  await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
  await expect(page.getByLabel('E-mail professionnel')).toHaveValue(email)
  await expect(page.getByLabel('E-mail professionnel')).not.toBeEditable()
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible()
  await expect(page.getByText('Acceptez les conditions pour continuer.')).toBeVisible()

  await page.getByLabel('Prénom et nom').fill('Awa')
  await page.getByLabel('Téléphone').fill('06 39 98 00 12')
  await expect(page.getByText('Indiquez le prénom, une espace, puis le nom.')).toBeVisible()
  await page.getByLabel('Prénom et nom').fill('Awa Diallo')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await fillCompanyDetails(page, 'Les Halles de Lyon')
  await page.getByRole('button', { name: 'Créer le compte' }).click()

  await page.waitForURL(/\/settings/)
  const dialog = page.getByRole('dialog', { name: /Bienvenue chez/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Voir les étapes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('AUTH-18 an e-mail in use is reported at the first step', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('E-mail professionnel').fill('admin@maison-lumiere.test')
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(page.getByText('Cet e-mail est déjà utilisé. Connectez-vous.')).toBeVisible()
})

test('AUTH-07 G-01: a new password is chosen with the mailed link', async ({ page }) => {
  const { email } = await aNewAccount(page)
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir les e-mails envoyés' }).click()
  await expect(page.getByRole('heading', { name: 'E-mails envoyés' })).toBeVisible()

  const { search } = await mailedLink(page, email)
  await page.goto(`/reset-password${search}`)
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByLabel('Confirmez le mot de passe').fill('other')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expect(page.getByText('Les mots de passe sont différents.')).toBeVisible()
  await page.getByLabel('Confirmez le mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await page.waitForURL(/\/planning/)

  await page.goto(`/reset-password${search}`)
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByLabel('Confirmez le mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expect(page.getByText(/Ce lien a expiré ou a déjà servi/)).toBeVisible()
})

test('AUTH-16 a screen without a session leads to the sign-in', async ({ page }) => {
  await page.goto('/planning')
  await page.waitForURL(/\/signin/)
})
