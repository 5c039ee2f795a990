import { expect, type Page, type Route } from '@playwright/test'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { aNewCompany, newPassword } from './new-company.ts'

async function openInvitation(page: Page) {
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await expect(dialog).toBeVisible()
  return dialog
}

type Answer = Parameters<Route['fulfill']>[0]

async function answerInvitations(page: Page, answer: Answer): Promise<void> {
  await page.route('**/me/organisations/users', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  )
}

/** The reference on the page, next to its label. */
function reference(page: Page) {
  return page.getByText(/^Référence/).locator('code')
}

// One journey is given an answer that no page can read.
test.use({ mayReport: /"where":"\/me\/organisations\/users"/ })

test('ERR-03 a failed write leaves the form as it was and shows the reference of the log', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await aNewCompany(page)
  const dialog = await openInvitation(page)
  await dialog.getByLabel('E-mail professionnel').fill('nora@example.test')
  await dialog.getByLabel('Prénom').fill('Nora')
  await dialog.getByLabel('Nom', { exact: true }).fill('Petit')
  await dialog.getByRole('radio', { name: /Collaborateur/ }).check({ force: true })
  const send = dialog.getByRole('button', { name: 'Envoyer l’invitation' })

  await test.step('a failure of the server', async () => {
    await answerInvitations(page, {
      status: 500,
      json: { key: 'errors.internal', requestId: 'k3x9-1f' },
    })
    await send.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue' })
    await expect(alert).toBeVisible()
    await expect(reference(page)).toHaveText('k3x9-1f')
    await page.getByRole('button', { name: 'Copier la référence' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('k3x9-1f')
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Nora')
  })

  await test.step('an answer of another shape, which the browser reports', async () => {
    await page.unroute('**/me/organisations/users')
    const headers = { 'x-request-id': 'k3x9-2a' }
    await answerInvitations(page, { status: 201, json: { id: 7 }, headers })
    const report = page.waitForRequest('**/api/failures')
    await send.click()
    await expect(page.getByText(/La réponse du serveur n’a pas pu être lue/)).toBeVisible()
    await expect(reference(page).last()).toHaveText('k3x9-2a')
    expect((await report).postDataJSON()).toMatchObject({
      reference: 'k3x9-2a',
      kind: 'answer',
      where: '/me/organisations/users',
    })
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Nora')
  })
})

test('R22 without a network a notice says so, nothing typed is lost, and it goes when one is back', async ({
  page,
  context,
}) => {
  await aNewCompany(page)
  const dialog = await openInvitation(page)
  await dialog.getByLabel('Prénom').fill('Nora')
  const notice = page.getByText(/^Hors ligne/).last()
  await context.setOffline(true)
  await expect(notice).toBeVisible({ timeout: 1_000 })
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Nora')
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes de nouveau en ligne.')).toBeVisible()
  await expect(notice).toBeHidden()

  await test.step('a server that does not answer, on a network that does', async () => {
    await dialog.getByLabel('E-mail professionnel').fill('nora@example.test')
    await dialog.getByLabel('Nom', { exact: true }).fill('Petit')
    await dialog.getByRole('radio', { name: /Collaborateur/ }).check({ force: true })
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(page.getByText(/Le serveur ne répond pas/)).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Nora')
    await page.unroute('**/api/**')
    await expect(notice).toBeHidden()
  })
})

test('ERR-02 a session that ends in the middle of a form loses neither the form nor the place', async ({
  page,
}) => {
  const { email } = await aNewCompany(page)
  const first = await openInvitation(page)
  await first.getByLabel('E-mail professionnel').fill('nora@example.test')
  await first.getByLabel('Prénom').fill('Nora')
  await first.getByLabel('Nom', { exact: true }).fill('Petit')
  await first.getByRole('radio', { name: /Collaborateur/ }).check({ force: true })
  await page.context().clearCookies()
  await first.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page).toHaveURL(/\/signin$/)
  await expect(page.getByText('Votre session a pris fin. Connectez-vous à nouveau.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage)), 'AUTH-10').toEqual(['locale'])

  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/settings\/team$/)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const again = page.getByRole('dialog', { name: 'Inviter une personne' })
  await expect(again.getByLabel('Prénom')).toHaveValue('Nora')
  await expect(again.getByLabel('E-mail professionnel')).toHaveValue('nora@example.test')
  await expect(again.getByRole('radio', { name: /Collaborateur/ })).toBeChecked()
})

test('ERR-05 ERR-06 a background load that fails shows a banner, for five seconds and while it is held', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/me/profile')
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).toContainText('Chrome')
  await page.clock.install()
  await page.route('**/me/sessions', (route) =>
    route.fulfill({ status: 500, json: { key: 'errors.internal', requestId: 'k3x9-3b' } }),
  )
  await page.getByRole('button', { name: 'English : changer de langue' }).click()
  await page.clock.runFor(3_000)
  const banner = page.getByText(/^Something went wrong/).last()
  await expect(banner).toBeVisible()
  await expect(page.getByText(/^Reference/).first()).toContainText('k3x9-3b')
  await page.getByRole('button', { name: 'Copy the reference' }).first().focus()
  await page.clock.runFor(6_000)
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'My profile' }).focus()
  await page.clock.runFor(6_000)
  await expect(banner).toBeHidden()
})

for (const language of languages) {
  test(`AUTH-43 AUTH-44 an unknown path and a closed one have pages of their own, with a way back (${language})`, async ({
    page,
  }) => {
    await speak(page, language)
    await page.goto('/nulle-part/42')
    const notFound = language === 'fr' ? 'Page introuvable' : 'Page not found'
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
    await expect(page.getByText('/nulle-part/42')).toBeVisible()
    await page.goto('/unauthorized')
    const unauthorized = language === 'fr' ? 'Accès non autorisé' : 'Access not authorised'
    await expect(page.getByRole('heading', { level: 1, name: unauthorized })).toBeVisible()
    await page
      .getByRole('link')
      .filter({ hasText: /accueil|home/ })
      .click()
    await expect(page).toHaveURL(/\/signin$/)
  })
}
