import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { aNewAccount, newPassword } from './new-company.ts'

/** The product at a name: no browser binds a passkey to an IP address. */
const atName = (baseURL: string | undefined, path: string) => {
  const url = new URL(path, baseURL)
  url.hostname = 'localhost'
  return url.href
}

/** A device of the browser that keeps passkeys, and knows its owner by their finger. */
async function aDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('ASVS 6.3.3 a passkey is added on the profile, and is offered at the sign-in', async ({
  page,
  baseURL,
}) => {
  const { email } = await aNewAccount(page)
  await aDevice(page)
  await page.goto(atName(baseURL, '/signin'))
  await page.getByLabel('E-mail professionnel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('link', { name: 'Mon profil' }).click()

  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' })
  await dialog.getByLabel('Nom de la clé').fill('Poste de caisse')
  await expectAccessible(page, 'a new passkey')
  await dialog.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const codes = page.getByRole('dialog', { name: 'Codes de secours' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'recovery codes')
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expect(page.getByText('Poste de caisse')).toBeVisible()

  // The device answers by itself what its owner would touch: the sign-in offers the passkey, and is over.
  const entered = page.waitForResponse(/\/api\/auth\/passkey$/)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  expect((await entered).ok()).toBe(true)
  await expect(page).toHaveURL(/\/planning/)
})
