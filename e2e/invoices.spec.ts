import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { openAs } from './sign-in.ts'

test('INV-01 INV-07 API-101 invoices open on their lines and leave under their number; a collaborator has none', async ({
  page,
}) => {
  await openAs(page, demoAccounts.admin)
  await page.getByRole('link', { name: 'Factures', exact: true }).click()
  const table = page.getByRole('table', { name: 'Factures et avoirs' })
  const number = table.getByRole('link', { name: /^F\d{4}-\d{6}$/ }).first()
  const reference = (await number.textContent()) ?? ''
  const [row] = await Promise.all([
    page.waitForEvent('download'),
    table.getByRole('link', { name: `Télécharger ${reference}` }).click(),
  ])
  expect(row.suggestedFilename()).toBe(`${reference}.pdf`)
  await number.click()
  const panel = page.getByRole('dialog', { name: `Facture ${reference}` })
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Télécharger le fichier XML' }).click(),
  ])
  expect(xml.suggestedFilename()).toBe(`${reference}.xml`)
  await panel
    .getByRole('link', { name: /^Voir les heures/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/timesheets\?.*siderId=/)
  await expect(page.getByRole('table')).toBeVisible()

  await openAs(page, demoAccounts.collaborator)
  await page.goto('/invoices')
  await expect(page).not.toHaveURL(/invoices/)
  await expect(page.getByRole('link', { name: 'Factures', exact: true })).toBeHidden()
})
