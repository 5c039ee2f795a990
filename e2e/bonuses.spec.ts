import { expect, type Page } from '@playwright/test'
import { actFor } from './act-for.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { aNewAccount } from './new-company.ts'
import { keepSession } from './sign-in.ts'

const bonuses = (page: Page) => page.getByRole('region', { name: /^(Indemnités|Indemnities)/ })
const bonus = (page: Page, name: string) =>
  bonuses(page).getByRole('listitem').filter({ hasText: name })

test('REM-26, N-30: internal staff sets the bonuses of a company, which reads them', async ({
  page,
  browser,
}) => {
  const company = await aNewAccount(page)
  await actFor(page, company)
  await page.goto('/settings/remuneration#indemnities')
  await expect(page.getByRole('heading', { name: 'Indemnités et primes' })).toBeInViewport()
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Enregistrer' }).click()

  await test.step('adds one, whose name is taken then', async () => {
    await bonuses(page).getByRole('button', { name: 'Ajouter une prime' }).click()
    await dialog.getByLabel('Nom de la prime').fill('Habillage')
    await dialog.getByLabel('Montant').fill('0')
    await dialog.getByLabel('Montant').blur()
    await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await dialog.getByLabel('Montant').fill('2,5')
    await dialog.getByRole('combobox', { name: 'Versée' }).click()
    await page.getByRole('option', { name: 'Par heure' }).click()
    await dialog.getByLabel('Conditions d’attribution').fill('Tenue entretenue par le Sider.')
    await save()
    await expect(page.getByText('Prime enregistrée.')).toBeVisible()
    await expect(bonus(page, 'Habillage')).toContainText('2,50 € par heure')
    await bonuses(page).getByRole('button', { name: 'Ajouter une prime' }).click()
    await dialog.getByLabel('Nom de la prime').fill('HABILLAGE')
    await dialog.getByLabel('Montant').fill('3')
    await save()
    await expect(dialog.getByText('Une prime porte déjà ce nom.')).toBeVisible()
    await expect(page.getByText('Une prime porte déjà ce nom.')).toHaveCount(1)
    await dialog.getByLabel('Nom de la prime').fill('Froid')
    await save()
    await expect(bonus(page, 'Froid')).toContainText('3,00 € par jour')
  })

  await test.step('changes one and deletes the other', async () => {
    await bonuses(page)
      .getByRole('button', { name: /Modifier.*Habillage/ })
      .click()
    await dialog.getByLabel('Montant').fill('2,75')
    await save()
    await expect(bonus(page, 'Habillage')).toContainText('2,75 € par heure')
    await bonuses(page)
      .getByRole('button', { name: /Supprimer.*Froid/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(bonus(page, 'Froid')).toBeHidden()
    await expect(bonus(page, 'Habillage')).toBeVisible()
  })

  await test.step('the company reads them, and who may change them', async () => {
    const device = await (await browser.newContext()).newPage()
    await keepSession(device, company.session)
    for (const language of languages) {
      await speak(device, language)
      await device.goto('/settings/remuneration')
      await expect(bonus(device, 'Habillage')).toContainText('Tenue entretenue par le Sider.')
      await expect(
        bonuses(device).getByText(/seules peuvent les modifier|alone may change them/),
      ).toBeVisible()
      await expect(bonuses(device).getByRole('button', { name: /prime|bonus/i })).toHaveCount(0)
    }
    await speak(device, 'fr')
    await device.goto('/settings/remuneration#history')
    await device.reload()
    const change = device.getByRole('listitem').filter({ hasText: 'Primes modifiées' }).first()
    await expect(change).toContainText('Par Nora Petit, au nom d’Awa Diallo')
    await device.context().close()
  })
})
