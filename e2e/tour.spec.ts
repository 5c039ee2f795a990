import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { openAs } from './sign-in.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the tour of the restaurant follows what is done, and is taken up after a reload', async ({
  page,
}) => {
  await openAs(page, demoAccounts.admin)
  const tour = page.getByRole('region', { name: 'Visite guidée' })
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  const isAt = (step: number) => expect(tour).toContainText(`Étape ${step} sur 10`)
  const pass = () => tour.getByRole('button', { name: 'Passer' }).click()

  await test.step('« À faire » is opened, and what would change the demo is passed over', async () => {
    await page.getByRole('button', { name: 'Faire la visite' }).click()
    await isAt(1)
    const inbox = navigation.getByRole('link', { name: /^À faire/ })
    await expect(inbox).toHaveAttribute('data-tour-shown')
    await expectAccessible(page, 'the tour beside the planning')
    await inbox.click()
    await isAt(2)
    await expect(page.locator('[data-tour-shown]')).toHaveText('Lire et signer')
    await pass()
    await isAt(3)
    await pass()
  })

  await test.step('a shift leads to its mission, and its price is explained', async () => {
    await isAt(4)
    await navigation.getByRole('link', { name: 'Planning' }).click()
    await page.locator('[data-card] a').first().click()
    await isAt(5)
    await page.reload()
    await isAt(5)
    const details = page.getByRole('button', { name: 'Voir le détail du prix' })
    await expect(details).toHaveAttribute('data-tour-shown')
    await details.click()
    await isAt(6)
    await expect(tour).toContainText('fermez la fenêtre ouverte')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await isAt(6)
  })

  await test.step('a draft is opened, where the navigation is not', async () => {
    await navigation.getByRole('link', { name: /^À faire/ }).click()
    await page.locator('[data-tour="inbox-draft"]').first().click()
    await expect(page).toHaveURL(/\/taskPosting\//)
    await isAt(7)
    await pass()
    await isAt(8)
    await pass()
  })

  await test.step('an invoice explains its amounts, and the figures end the tour', async () => {
    await isAt(9)
    await tour.getByRole('link', { name: 'Y aller' }).click()
    await page
      .getByRole('table', { name: 'Factures et avoirs' })
      .getByRole('link', { name: /^F\d{4}-\d{6}$/ })
      .first()
      .click()
    await isAt(10)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Tous les chiffres' }).click()
    await expect(tour).toContainText('gestes faits sur 10')
    await tour.getByRole('button', { name: 'Fermer la visite' }).click()
    await expect(tour).toBeHidden()
  })
})
