import { expect, type Page } from '@playwright/test'
import { activateAccount } from '@renfort/contract/auth.ts'
import { readSingleSignOn } from '@renfort/contract/single-sign-on.ts'
import { inviteMember } from '@renfort/contract/team.ts'
import { aCompanyDirectory } from '../apps/api/src/testing/company-directory.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { apiClient } from './api-client.ts'
import { test } from './journey.ts'
import { aNewCompany, mailedLink, newPassword } from './new-company.ts'

/** Somebody proves who they are on the page of the directory, to which the product has led them. */
async function enterAs(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs the person of the browser out at the directory, which tells the product. */
async function signOutAt(issuer: string, page: Page): Promise<void> {
  await page.goto(`${issuer}/session/end`)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page.getByText('Sign-out Success')).toBeVisible()
}

test('ASVS 6.8.1 7.6.1 a team comes in by the directory of its company, which lets them in, signs them out and is required', async ({
  page,
  browser,
}) => {
  const { id, call } = await aNewCompany(page)
  const domain = `${crypto.randomUUID()}.test`
  const { callbackUrl, logoutUrl } = await call(readSingleSignOn, { params: { id } })
  const application = {
    clientId: 'renfort',
    clientSecret: 'secret-of-both',
    callbackUrl,
    logoutUrl,
  }
  const directory = await aCompanyDirectory(application, ['chefs'])

  await page.goto('/settings/single-sign-on')
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click()
  await page.getByRole('textbox', { name: 'Domaine' }).fill(domain)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('button', { name: `Vérifier ${domain}` }).click()
  await expect(page.getByText('Vérifié', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Régler le fournisseur' }).click()
  const form = page.getByRole('dialog', { name: 'Fournisseur d’identité' })
  await form.getByLabel('Émetteur (issuer)').fill(directory.issuer)
  await form.getByLabel(/^Identifiant client/).fill(application.clientId)
  await form.getByLabel(/^Secret client/).fill(application.clientSecret)
  await form.getByLabel(/^Attribut des rôles/).fill('groups')
  await form.getByLabel(/^Valeurs qui donnent le rôle responsable de mission/).fill('chefs')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Tester la connexion' }).click()
  await expect(page.getByText(/^Le fournisseur répond/)).toBeVisible()

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto('/signin')
  await colleague.getByLabel('E-mail professionnel').fill(`ines@${domain}`)
  await colleague.getByRole('button', { name: 'Se connecter avec mon entreprise' }).click()
  await enterAs(colleague, `ines@${domain}`)
  await expect(colleague).toHaveURL(/\/planning/)
  await signOutAt(directory.issuer, await context.newPage())
  await colleague.goto('/tasks')
  await expect(colleague.getByText(/^Votre session a pris fin. Connectez-vous pour/)).toBeVisible()
  await expect(colleague).toHaveURL(/\/signin/)

  const team = await call(inviteMember, {
    body: { email: `luc@${domain}`, firstName: 'Luc', lastName: 'Petit', role: 'collaborator' },
  })
  expect(team.find(({ email }) => email === `ines@${domain}`)?.role).toBe('missionManager')
  const { searchParams } = await mailedLink(page, `luc@${domain}`)
  const [token = '', userId = ''] = ['token', 'userId'].map((name) => searchParams.get(name) ?? '')
  await apiClient(page.request, null)(activateAccount, {
    params: { userId },
    body: { token, password: clientHash(newPassword) },
  })
  await page.getByRole('button', { name: 'Modifier le fournisseur' }).click()
  await form.getByRole('checkbox', { name: /^Obliger/ }).check({ force: true })
  await form.getByRole('combobox', { name: 'Administrateur de secours' }).click()
  await page.getByRole('option', { name: 'Awa Diallo' }).click()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await colleague.getByLabel('E-mail professionnel').fill(`luc@${domain}`)
  await colleague.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
  await colleague.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(colleague.getByText(/demande de passer par sa connexion unique/)).toBeVisible()
  await expect(
    colleague.getByRole('button', { name: 'Se connecter avec mon entreprise' }),
  ).toBeVisible()
  await context.close()
  directory.close()
})
