import { type Browser, expect, type Page } from '@playwright/test'
import { readMe } from '@renfort/contract/session.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { actForManagerByForm } from './act-for.ts'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewAccount, aNewCompany, mailedLink, newPassword } from './new-company.ts'
import { openAs } from './sign-in.ts'

const otherPassword = 'Nouveau!2026'

async function signInElsewhere(browser: Browser, email: string, password: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAs(page, email, password)
  return page
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mon profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
}

async function confirmWithPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Changer d’adresse e-mail' })
  await dialog.getByLabel('Mot de passe actuel').fill(newPassword)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
}

test('PROF-01 PROF-02 PROF-03 the profile is edited, and asks before it is left', async ({
  page,
}) => {
  const { email } = await aNewAccount(page)
  await openAs(page, email, newPassword)
  await openProfile(page)
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 39 98 00 11')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')

  await page.getByLabel('Prénom').fill('')
  await page.getByLabel('Téléphone').fill('06.39')
  await page.getByLabel('Nom', { exact: true }).focus()
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  await expect(page.getByText('Le numéro de téléphone n’est pas valable.')).toBeVisible()

  await page.getByRole('link', { name: 'Paramètres' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(page).toHaveURL(/\/me\/profile/)

  await page.getByLabel('Prénom').fill('Aïcha')
  await page.getByLabel('Téléphone').fill('06 39 98 00 12')
  await page.getByLabel('Adresse e-mail').fill(demoAccounts.admin)
  await save.click()
  await confirmWithPassword(page)
  await expect(page.getByText('Cet e-mail est déjà utilisé. Connectez-vous.')).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(email)
  await save.click()
  await expect(page.getByText('Votre profil est enregistré.')).toBeVisible()
  await expect(page.getByText('Aïcha Diallo')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Prénom')).toHaveValue('Aïcha')
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 39 98 00 12')
})

test('PROF-01 another e-mail is confirmed from there, and undone from the former one', async ({
  page,
}) => {
  const { email } = await aNewAccount(page)
  const other = newEmail()
  await openAs(page, email, newPassword)
  await openProfile(page)
  await page.getByLabel('Adresse e-mail').fill(other)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await confirmWithPassword(page)
  await expect(page.getByText(`Un lien vient d’être envoyé à ${other}.`)).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  const undo = await mailedLink(page, email)

  const { pathname, search } = await mailedLink(page, other)
  await page.goto(`${pathname}${search}`)
  await page.getByRole('button', { name: 'Confirmer l’adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible()
  await page.goto('/me/profile')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(other)

  await page.goto(`${undo.pathname}${undo.search}`)
  await page.getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(page.getByRole('heading', { name: 'Le changement est annulé' })).toBeVisible()
  await page.goto('/me/profile')
  await expect(page).toHaveURL(/\/signin/)
  await openAs(page, email, newPassword)
  await openProfile(page)
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
})

test('PROF-04 to PROF-08: the password is changed, and other browsers are shut out', async ({
  page,
  browser,
}) => {
  const { email } = await aNewAccount(page)
  const elsewhere = await signInElsewhere(browser, email, newPassword)
  await openAs(page, email, newPassword)
  await openProfile(page)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer le mot de passe' })
  await expect(dialog).toBeVisible()

  const old = dialog.getByLabel('Ancien mot de passe')
  const chosen = dialog.getByLabel('Nouveau mot de passe', { exact: true })
  const confirmation = dialog.getByLabel('Confirmez le nouveau mot de passe')
  const differ = dialog.getByText('Les mots de passe sont différents.')
  await old.focus()
  await chosen.fill('Nouve!26')
  await expect(old).toHaveAccessibleDescription(/Ce champ est obligatoire\./)
  await old.fill('not this one')
  await confirmation.fill('Nouveau!202')
  await expect(dialog.getByText('Le mot de passe a au moins 9 caractères.')).toBeVisible()
  await expect(differ).toBeHidden()
  await confirmation.blur()
  await expect(differ).toBeVisible()
  await chosen.fill('Nouveau! 2026')
  await expect(dialog.getByText('Le mot de passe ne contient pas d’espace.')).toBeVisible()
  await chosen.fill('Nouveau2026')
  await expect(dialog.getByText(/au moins un caractère spécial/)).toBeVisible()
  await confirmation.fill(otherPassword)
  await chosen.fill(otherPassword)
  await expect(differ).toBeHidden()

  const submit = dialog.getByRole('button', { name: 'Changer le mot de passe' })
  await submit.click()
  await expect(dialog.getByText('L’ancien mot de passe n’est pas le bon.')).toBeVisible()
  await expect(old).toBeFocused()
  await old.fill(newPassword)
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible()

  await elsewhere.reload()
  await expect(
    elsewhere.getByText('Votre session a pris fin. Connectez-vous à nouveau.'),
  ).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/signin/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  const again = await signInElsewhere(browser, email, otherPassword)
  await expect(again).toHaveURL(/\/planning/)
  await elsewhere.context().close()
  await again.context().close()
})

test('one’s sessions are listed and closed, one or all others', async ({ page, browser }) => {
  const { email } = await aNewAccount(page)
  const others = [
    await signInElsewhere(browser, email, newPassword),
    await signInElsewhere(browser, email, newPassword),
  ]
  await openAs(page, email, newPassword)
  await openProfile(page)
  const card = page.getByRole('region', { name: 'Sessions ouvertes' })
  // The sign-up opened the fourth session.
  await expect(card.getByRole('listitem')).toHaveCount(4)
  await expect(card.getByRole('listitem').first()).toContainText('Cette session')
  await expect(card.getByText('Chrome sur Linux', { exact: true })).toHaveCount(4)

  const closers = card.getByRole('button', { name: /^Fermer la session Chrome sur Linux/ })
  await expect(closers).toHaveCount(3)
  await closers.last().click()
  await expect(page.getByText('La session est fermée.')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(3)

  await card.getByRole('button', { name: 'Fermer toutes les autres' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Fermer toutes les autres' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    await other.goto('/planning')
    await expect(other).toHaveURL(/\/signin/)
    await other.context().close()
  }
})

test('PROF-09 the profile of the user one acts for is closed, and says why', async ({ page }) => {
  await actForManagerByForm(page)
  await openProfile(page)
  const change = page.getByRole('button', { name: 'Changer le mot de passe' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expect(change).toHaveAccessibleDescription(
    'Impossible de faire cela au nom d’un utilisateur.',
  )
  await expect(page.getByLabel('Prénom')).toHaveValue('Julien')
  await expect(page.getByLabel('Prénom')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' })).not.toContainText('Chrome')
})

test('I18N-02 a language that is chosen as the tab closes is kept', async ({ page, context }) => {
  const { call } = await aNewCompany(page)
  const tab = await context.newPage()
  await tab.goto('/me/profile')
  await tab.getByRole('button', { name: 'English : changer de langue' }).click()
  await tab.close()
  await expect.poll(async () => (await call(readMe, {})).locale).toBe('en')
})

test('I18N-02 I18N-03 the language follows the account to another browser', async ({
  page,
  browser,
}) => {
  const { email } = await aNewAccount(page)
  await openAs(page, email, newPassword)
  await openProfile(page)
  await page.getByRole('button', { name: 'English : changer de langue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  const elsewhere = await signInElsewhere(browser, email, newPassword)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
  await expect(elsewhere.getByRole('link', { name: 'My profile' })).toBeVisible()
  await elsewhere.context().close()
})
