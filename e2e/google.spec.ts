import { expect, type Page } from '@playwright/test'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { demoAccounts } from './demo-accounts.ts'
import { fillCompanyDetails } from './fill-company-details.ts'
import { test } from './journey.ts'
import { aNewCompany, mailedLink } from './new-company.ts'

async function leaveForGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un compte' })).toBeVisible()
}

/** Signs in on the page that simulates Google. */
async function choose(page: Page, email: string, name = ''): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel(/Prénom et nom/).fill(name)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

test('AUTH-06 AUTH-15 somebody signs in with Google', async ({ page }) => {
  await page.goto('/signin')
  await leaveForGoogle(page)
  await expect(page.getByText('Cette page remplace Google')).toBeVisible()
  await page.getByRole('button', { name: /Claire Moreau/ }).click()
  await expect(page).toHaveURL(/\/planning/)
  expect(await stored(page)).toEqual([
    'googleLogin',
    'locale',
    'organisationId',
    'signedIn',
    'userId',
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('google'))).toBeNull()
})

test('AUTH-06 in English, what stands in for Google speaks English', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: /English|anglais/i }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible()
  await page.getByRole('button', { name: /Hélène Vasseur/ }).click()
  await expect(page).toHaveURL(/\/home/)
})

test('AUTH-14 nobody is signed in after cancelling, with a foreign answer or with an answer used twice', async ({
  page,
}) => {
  await page.goto('/signin')
  await leaveForGoogle(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion annulée' })).toBeVisible()

  await leaveForGoogle(page)
  const answered = page.waitForRequest(/\/google\/callback/)
  await page.getByRole('button', { name: /Claire Moreau/ }).click()
  const answer = (await answered).url()
  await expect(page).toHaveURL(/\/planning/)
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  for (const address of [answer, '/google/callback?code=abc&state=def', '/google/callback']) {
    await page.goto(address)
    await expect(page.getByText(/Cette réponse n’est plus attendue/)).toBeVisible()
    expect(await stored(page)).not.toContain('signedIn')
  }
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click()
  await expect(page).toHaveURL(/\/signin/)
})

test('AUTH-06 two tabs go to Google and come back without meeting', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/signin')
    await leaveForGoogle(tab)
  }
  await page.getByRole('button', { name: /Claire Moreau/ }).click()
  await expect(page).toHaveURL(/\/planning/)
  await other.getByRole('button', { name: /Marc Delmas/ }).click()
  await expect(other).toHaveURL(/\/planning/)
})

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Téléphone').fill('06 39 98 00 13')
  await fillCompanyDetails(page, 'Les Halles de Vaise')
}

test('AUTH-22 AUTH-27 PROF-09 a company signs up with Google: no password, then nor later', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/signup?utm_source=salon&utm_campaign=rentree&utm_medium=mail')
  await leaveForGoogle(page)
  await choose(page, email, 'Awa Diallo')
  await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
  await expect(page).toHaveURL(/utm_source=salon/)
  await expect(page.getByLabel('E-mail professionnel')).toHaveValue(email)
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Awa Diallo')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveCount(0)
  await fillDetails(page)
  const sent = page.waitForRequest('**/api/auth/account')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({
    googleLogin: true,
    utm_source: 'salon',
    utm_campaign: 'rentree',
    utm_medium: 'mail',
  })
  expect(body).not.toHaveProperty('password')
  await page.waitForURL(/\/settings/)
  expect(await stored(page)).toContain('googleLogin')

  await page.goto('/me/profile')
  await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(
    page.getByText(/ne peut pas être changé pour une connexion par un réseau/).first(),
  ).toBeVisible()
})

test('G-03 a sign-up that took longer than the identification lasts keeps what was typed', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/signup')
  await leaveForGoogle(page)
  await choose(page, email, 'Awa Diallo')
  await fillDetails(page)
  await page.route('**/api/auth/account', (route) =>
    route.fulfill({ status: 401, json: { key: 'errors.auth.could_not_authenticate' } }),
  )
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText(/ne vaut que cinq minutes/)).toBeVisible()
  await page.unroute('**/api/auth/account')
  await leaveForGoogle(page)
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await choose(page, email)
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Les Halles de Vaise')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await page.waitForURL(/\/settings/)
})

test('AUTH-14 AUTH-18 Google does not open an account that is not there, nor one twice', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/signin')
  await leaveForGoogle(page)
  await choose(page, email)
  await expect(page.getByRole('heading', { name: 'Aucun compte à ouvrir' })).toBeVisible()
  await expect(page.getByText('Nous n’avons pas pu vous authentifier.')).toBeVisible()
  await page.getByRole('button', { name: 'Créer un compte entreprise' }).click()
  await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
  await expect(page.getByLabel('E-mail professionnel')).toHaveValue(email)

  await page.getByRole('button', { name: 'Changer d’e-mail' }).click()
  await page.reload()
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await leaveForGoogle(page)
  await choose(page, demoAccounts.admin)
  await expect(page.getByText('Cet e-mail est déjà utilisé. Connectez-vous.')).toBeVisible()
  await leaveForGoogle(page)
  await page.getByRole('button', { name: /Claire Moreau/ }).click()
  await expect(page).toHaveURL(/\/planning/)
})

test('AUTH-37 an invitation is activated with the Google account of its address alone', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await aNewCompany(page)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByLabel('E-mail professionnel').fill(email)
  await dialog.getByLabel('Prénom').fill('Élodie')
  await dialog.getByLabel('Nom', { exact: true }).fill('Google')
  await dialog.getByRole('radio', { name: /Responsable de mission/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText('Invitation envoyée à Élodie Google.')).toBeVisible()

  const own = await (await browser.newContext()).newPage()
  await own.goto(`/invitation${(await mailedLink(page, email)).search}`)
  await expect(own.getByText(/le compte Google de l’adresse invitée/)).toBeVisible()
  await leaveForGoogle(own)
  await choose(own, newEmail())
  await expect(own.getByText('Ce compte Google n’a pas l’adresse invitée.')).toBeVisible()
  await leaveForGoogle(own)
  await choose(own, email)
  await expect(own).toHaveURL(/\/planning/)
  await own.context().close()
})
