import { expect, type Page } from '@playwright/test'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewCompany, mailedLink } from './new-company.ts'
import { openAs } from './sign-in.ts'

const password = 'Bienvenue!2026'

/** The activation link in the newest mail to an e-mail. */
async function invitationLink(page: Page, email: string): Promise<string> {
  const { pathname, search } = await mailedLink(page, email)
  return pathname + search
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).hover()
  await page.getByRole('button', { name: `Actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('TEAM-01, TEAM-03 to TEAM-06, TEAM-10, AUTH-35, AUTH-36, AUTH-38, AUTH-40, AUTH-42: invited, activated, given a role, removed', async ({
  page,
  browser,
}) => {
  const name = 'Élodie Essai'
  const email = newEmail()
  await aNewCompany(page)
  await page.goto('/planning')
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await page.getByRole('link', { name: 'Équipe' }).click()
  await expect(page.getByRole('heading', { name: 'Équipe', level: 1 })).toBeVisible()

  await test.step('invite', async () => {
    await page.getByRole('button', { name: 'Inviter une personne' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
    await dialog.getByLabel('E-mail professionnel').fill(demoAccounts.manager)
    await dialog.getByLabel('Prénom').fill('Élodie')
    await dialog.getByLabel('Nom', { exact: true }).fill('Essai')
    await dialog.getByRole('radio', { name: /Responsable de mission/ }).check({ force: true })
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByText(/Cet e-mail est déjà utilisé/)).toBeVisible()
    await dialog.getByLabel('E-mail professionnel').fill(email)
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(page.getByText(`Invitation envoyée à ${name}.`)).toBeVisible()
    await expect(rowOf(page, name).getByText('Invitation envoyée')).toBeVisible()
  })

  const device = await browser.newContext()
  const own = await device.newPage()
  const former = await invitationLink(own, email)
  await test.step('resend', async () => {
    await act(page, name, 'Renvoyer l’invitation')
    const question = page.getByRole('alertdialog', { name: /Renvoyer l’invitation/ })
    await question.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(page.getByText(`Lien d’activation envoyé à ${name}.`)).toBeVisible()
  })

  await test.step('activate', async () => {
    const link = await invitationLink(own, email)
    await own.goto('/invitation')
    await expect(own.getByRole('heading', { name: 'Ce lien est incomplet' })).toBeVisible()
    await own.goto(former)
    await choosePassword(own, 'court')
    await expect(own.getByText('Le mot de passe a au moins 8 caractères.')).toBeVisible()
    await choosePassword(own, 'SansSpecial')
    await expect(own.getByText('Le mot de passe a au moins un caractère spécial.')).toBeVisible()
    await choosePassword(own, password)
    await expect(own.getByText(/Demandez une nouvelle invitation à un collègue/)).toBeVisible()
    await own.goto(link)
    await choosePassword(own, password)
    await expect(own, 'AUTH-40').toHaveURL(/\/me\/profile$/)
    await own.goto('/settings/team')
    await expect(rowOf(own, name).getByText('Actif')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Inviter une personne' })).toBeHidden()
  })

  await test.step('change the role', async () => {
    await page.reload()
    await act(page, name, 'Modifier le rôle')
    const dialog = page.getByRole('dialog', { name: 'Modifier le rôle' })
    await dialog.getByRole('radio', { name: /Collaborateur/ }).check({ force: true })
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(`Rôle d’${name} modifié.`)).toBeVisible()
    await expect(rowOf(page, name).getByText('Collaborateur')).toBeVisible()
    await own.goto('/settings/team')
    await expect(own).toHaveURL(/\/planning/)
  })

  await test.step('remove', async () => {
    await act(page, name, 'Supprimer')
    const question = page.getByRole('alertdialog', { name: `Supprimer ${name}` })
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText(`${name} ne fait plus partie de l’équipe.`)).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    // The page may have made a call meanwhile, and show the sign-in already.
    await own.goto('/tasks')
    await expect(own).toHaveURL(/\/signin/)
  })
  await device.close()
})

async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosen)
  await page.getByLabel('Confirmez le mot de passe').fill(chosen)
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
}

test('TEAM-06 an admin is protected, and says why', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/settings/team')
  await rowOf(page, 'Awa Diallo').hover()
  await page.getByRole('button', { name: 'Actions pour Awa Diallo' }).click()
  const removal = page.getByRole('menuitem', { name: /Supprimer/ })
  await expect(removal).toHaveAttribute('aria-disabled', 'true')
  await expect(removal).toContainText('Un administrateur ne peut être ni modifié ni supprimé.')
})

test('TEAM-09 C-22 a group without an active company reaches its team', async ({ page }) => {
  await openAs(page, demoAccounts.group)
  await page.getByRole('link', { name: 'Mon équipe' }).click()
  await expect(page.getByText('Les personnes du Groupe Bellerive')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/team/)
})
