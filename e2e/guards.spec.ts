import { expect } from '@playwright/test'
import { actForManagerByForm } from './act-for.ts'
import { demoAccounts } from './demo-accounts.ts'
import { fillCompanyDetails } from './fill-company-details.ts'
import { test } from './journey.ts'
import { openAs } from './sign-in.ts'
import { withConfig } from './with-config.ts'

test('AUTH-05 AUTH-07 AUTH-08 AUTH-09 N-04 the sign-in leads to a reset, to an account, and to the talents where that is set', async ({
  page,
}) => {
  await page.goto('/signin')
  const talent = page.getByRole('link', { name: /Inscrivez-vous comme Sider/ })
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByRole('link', { name: 'Créer un compte entreprise' })).toHaveAttribute(
    'href',
    '/signup',
  )
  await expect(talent).toBeHidden()

  const talentSignUp = 'https://talents.example.test/'
  await withConfig(page, { links: { helpCentre: null, talentSignUp, externalJobPosting: null } })
  await page.reload()
  await expect(talent).toHaveAttribute('href', 'https://talents.example.test/')
})

test('AUTH-21 AUTH-24 AUTH-29 the address of a sign-up travels with the account', async ({
  page,
}) => {
  const email = `utm-${Date.now()}@example.test`
  await page.goto(`/signup?email=${email}&utm_campaign=noel&utm_medium=mail&utm_source=salon`)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await page.getByLabel('Prénom et nom').fill('Awa de la Tour')
  await page.getByLabel('Téléphone').fill('06 39 98 00 12')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Secret!2026')
  await fillCompanyDetails(page, 'Les Halles', 'Commerce')
  const sent = page.waitForRequest('**/api/auth/account')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    email,
    firstName: 'Awa',
    lastName: 'de la Tour',
    password: expect.stringMatching(/^[0-9a-f]{64}$/),
    industry: 'retail',
    utm_campaign: 'noel',
    utm_medium: 'mail',
    utm_source: 'salon',
  })
  await page.waitForURL(/\/settings/)
})

test('NAV-01 NAV-12 AUTH-15 the navigation stays as it was left; logging out forgets the rest', async ({
  page,
}) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted())
  await openAs(page, demoAccounts.admin)
  await expect.poll(keys).toEqual(['locale', 'organisationId', 'signedIn', 'userId'])
  await page.getByRole('button', { name: 'Réduire la navigation' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Déplier la navigation' })).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signin$/)
  await expect.poll(keys).toEqual(['locale', 'navigationMode'])
  await page.goto('/planning')
  await expect(page).toHaveURL(/\/signin$/)
})

test('NAV-12 while acting for somebody, logging out leads to the administration', async ({
  page,
}) => {
  await actForManagerByForm(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/side-admin$/)
})

test('each page names the tab of the browser, the product after it', async ({ page }) => {
  await page.goto('/signin')
  await expect(page).toHaveTitle('Se connecter · Renfort')
  await openAs(page, demoAccounts.admin)
  await expect(page).toHaveTitle('Planning · Renfort')
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  await expect(page).toHaveTitle('Missions · Renfort')
  await page.goto('/nowhere')
  await expect(page).toHaveTitle('Page introuvable · Renfort')
})
