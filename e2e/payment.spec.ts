import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { fillBilling, fillCard } from './fill-billing.ts'
import { test } from './journey.ts'
import { speak } from './language.ts'
import { aNewCompany, newPassword } from './new-company.ts'
import { onAnotherDevice, openAs, signIn } from './sign-in.ts'

const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
}
const saved = 'Le paiement est enregistré.'

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
const toast = (page: Page) => page.getByText(saved)
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

const challenge = (page: Page) =>
  page.getByRole('dialog', { name: 'Vérification par votre banque' })

test('SET-21 to SET-25, SET-27, SET-28, SET-31, SET-32: every field is checked, a card is refused, then a debit accepted', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/settings/legal')
  await page.getByRole('link', { name: 'Paiement' }).click()
  await expect(page).toHaveURL(/\/settings\/payment$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement')
  await expect(save(page)).toBeHidden()

  await test.step('SET-22 SET-24 SET-27 the bar comes with a change, and every field says what it lacks', async () => {
    await choose(page, /Carte bancaire/)
    await fillCard(page, '4242424242424241')
    await page.getByLabel('Date d’expiration').fill('11/26')
    await save(page).click()
    await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(7)
    await expect(page.getByText('Le numéro de carte n’est pas valable.')).toBeVisible()
    await expect(page.getByText('La date d’expiration n’est pas valable.')).toBeVisible()
  })

  await test.step('SET-25 SET-26 the rules follow the country', async () => {
    await fillBilling(page)
    await page.getByLabel('Pays', { exact: true }).click()
    await page.getByRole('option', { name: 'Belgique' }).click()
    await page.getByLabel('Code postal').fill('1000')
    await save(page).click()
    await expect(page.getByText('Indiquez le numéro de TVA.')).toBeVisible()
    await expect(page.getByText('Commence par BE.')).toBeVisible()
    await page.getByLabel('Pays', { exact: true }).click()
    await page.getByRole('option', { name: 'France', exact: true }).click()
    await page.getByLabel('Code postal').fill('44 000')
  })

  await test.step('SET-27 SET-28 ERR-19 a refused card says so in the words of the provider, and nothing is lost', async () => {
    await fillCard(page, cards.declined)
    await save(page).click()
    await expect(page.getByText('Votre carte a été refusée.')).toBeVisible()
    await expect(page.getByLabel('Ville')).toHaveValue('Nantes')
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4000 0000 0000 0002')
  })

  await test.step('SET-31 ERR-20 an IBAN is checked, its mandate says eight weeks and two days', async () => {
    await choose(page, /Prélèvement SEPA/)
    await expect(page.getByText(/dans les 8 semaines/)).toBeVisible()
    await expect(page.getByText(/au moins 2 jours avant/)).toBeVisible()
    await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 607')
    await save(page).click()
    await expect(page.getByText('L’IBAN n’est pas valable.')).toBeVisible()
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await expect(page.getByLabel('Pays du compte')).toContainText('Allemagne')
    await choose(page, /Livre sterling/)
    await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606')
    await save(page).click()
    await expect(toast(page)).toBeVisible()
  })

  await test.step('SET-23 SET-06 it is shown masked, also after a reload, and the item is complete', async () => {
    await expect(save(page)).toBeHidden()
    await page.reload()
    await expect(page.getByText('Compte se terminant par 2606')).toBeVisible()
    await expect(page.getByText(/Débits en livres sterling/)).toBeVisible()
    await expect(page.getByLabel('Code postal')).toHaveValue('44000')
    expect(await page.content()).not.toContain('0500013M0')
    await page.getByRole('button', { name: /1 sur 5/ }).click()
    const items = page.getByRole('dialog').getByRole('listitem')
    await expect(items.filter({ hasText: 'Paiement' })).toContainText('Complet')
    await page.getByRole('dialog').getByRole('button', { name: 'Plus tard' }).click()
  })

  await test.step('SET-23 SET-22 changing it begins with a choice, which can be given up', async () => {
    await page.getByRole('button', { name: 'Changer', exact: true }).click()
    await choose(page, /Carte bancaire/)
    await page.getByRole('button', { name: 'Garder le moyen actuel' }).click()
    await expect(save(page)).toBeHidden()
    await page.getByRole('button', { name: 'Changer', exact: true }).click()
    await choose(page, /Relevé de factures/)
    await save(page).click()
    await expect(toast(page).first()).toBeVisible()
    await expect(page.getByText('Relevé de factures', { exact: true })).toBeVisible()
  })
})

test('SET-28 the bank’s question: refused, accepted, and left in the middle', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/settings/payment')
  await fillBilling(page)
  await choose(page, /Carte bancaire/)
  await fillCard(page, cards.challenged)
  await save(page).click()
  await expect(challenge(page)).toBeVisible()
  await challenge(page).getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText(/ne parvenons pas à authentifier/)).toBeVisible()

  await save(page).click()
  await expect(challenge(page)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/vérification de votre banque vous attend/)).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre la vérification' }).click()
  await challenge(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText(/carte •••• 3155 est vérifiée/)).toBeVisible()
  await page.getByRole('button', { name: 'L’enregistrer' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText(/se terminant par 3155/)).toBeVisible()

  await page.getByRole('button', { name: 'Changer', exact: true }).click()
  await fillCard(page, cards.challenged)
  await fillBilling(page)
  await save(page).click()
  await challenge(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(toast(page).first()).toBeVisible()
  await expect(page.getByText(/Expire en 12\/2030/)).toBeVisible()
})

test('SET-22 two users who save at once: the second sees it, and loses neither text nor card', async ({
  page,
  browser,
}) => {
  const { email } = await aNewCompany(page)
  const other = await onAnotherDevice(browser, email, newPassword)
  await page.goto('/settings/payment')
  await other.goto('/settings/payment')
  await fillBilling(other)
  await save(other).click()
  await expect(toast(other)).toBeVisible()

  await fillBilling(page)
  await page.getByLabel('Ville').fill('Rezé')
  await choose(page, /Carte bancaire/)
  await fillCard(page, cards.accepted)
  await save(page).click()
  await expect(page.getByText(/modifiées entre-temps. Comparez/)).toBeVisible()
  await expect(page.getByText(/Enregistré entre-temps/)).toContainText('Nantes')
  await expect(page.getByText(/Carte •••• 4242 acceptée/)).toBeVisible()
  await expect(page.getByLabel('Ville')).toHaveValue('Rezé')
  await save(page).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText('Visa se terminant par 4242')).toBeVisible()
  await other.context().close()
})

test('SET-20 SET-28 a lost network and a page that is left: what was typed stays, and is asked about', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/settings/payment')
  await fillBilling(page)
  await choose(page, /Carte bancaire/)
  await fillCard(page, cards.accepted)
  await page.route('**/local-payment/**', (route) => route.abort())
  await save(page).click()
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
  await expect(save(page)).toBeVisible()
  await page.unroute('**/local-payment/**')

  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: /Enregistrer vos modifications/ })
  await question.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await page.getByRole('link', { name: 'Paiement' }).click()
  await expect(page.getByText('Visa se terminant par 4242')).toBeVisible()
})

test('SET-30 ADMIN-09 the order form is seen and changed by internal staff alone, who may only read the rest', async ({
  page,
  browser,
}) => {
  const { email } = await aNewCompany(page)
  await page.goto('/settings/payment')
  await fillBilling(page)
  await save(page).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText(/bon de commande/i)).toHaveCount(0)

  const staff = await browser.newContext()
  const insider = await staff.newPage()
  await openAs(insider, demoAccounts.insider)
  await insider.getByRole('textbox', { name: 'Rechercher un utilisateur' }).fill(email)
  await insider.getByRole('button', { name: /Agir au nom d/ }).click()
  const dialog = insider.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Pourquoi' }).fill('Bon de commande signé')
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(insider).toHaveURL(/\/planning/)
  await insider.goto('/settings/payment')
  await expect(insider.getByText('Hélène Garnier')).toBeVisible()
  await expect(insider.getByLabel('Ville')).toHaveCount(0)
  await insider.getByRole('checkbox', { name: /bon de commande/ }).check({ force: true })
  await save(insider).click()
  await expect(insider.getByText('Le bon de commande est enregistré.')).toBeVisible()
  await staff.close()

  await page.reload()
  await expect(page.getByText('Votre entreprise règle sur bon de commande.')).toBeVisible()
  await expect(page.getByRole('button', { name: /1 sur 5/ })).toBeVisible()
})

test('SET-23 C-27 the demo’s payment, in English and on a phone', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/settings/payment')
  await expect(page.getByText('Compte se terminant par 2606')).toBeVisible()
  await speak(page, 'en')
  await page.goto('/settings/payment')
  await expect(page.getByText('Account ending in 2606')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(/within 8 weeks/)).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
