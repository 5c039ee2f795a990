import type { Page } from '@playwright/test'
import { demoAccounts } from '../demo-accounts.ts'
import { openAs } from '../sign-in.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

export async function* invoiceScreens(page: Page) {
  await openAs(page, demoAccounts.admin)
  await page.goto('/invoices')
  const table = page.getByRole('table', { name: 'Factures et avoirs' })
  await table.waitFor()
  yield 'invoices'
  await onPhone(page)
  yield 'phone: invoices'
  await onDesk(page)
  await button(page, 'Toutes les semaines').click()
  await page.getByRole('grid').waitFor()
  yield 'calendar of the weeks of invoices'
  await page.keyboard.press('Escape')
  await button(page, 'Voir les dépenses').click()
  await page.getByText('Voir les chiffres').click()
  await page.getByRole('table', { name: 'Dépenses et budget, semaine par semaine' }).waitFor()
  yield 'spending beside the budget'
  await onPhone(page)
  yield 'phone: spending beside the budget'
  await onDesk(page)
  await table
    .getByRole('link', { name: /^F\d{4}-/ })
    .first()
    .click()
  await dialog(page).getByRole('list').first().waitFor()
  await dialog(page).getByRole('button', { expanded: false }).first().click()
  yield 'lines of an invoice'
  await onPhone(page)
  yield 'phone: lines of an invoice'
  await onDesk(page)
  await button(page, 'Contester…').click()
  await page.getByRole('textbox', { name: 'Ce qui ne va pas' }).waitFor()
  yield 'dispute of an invoice'
  await page.goto('/invoices')
  await openDialog(page, 'Comptabilité')
  yield 'files for accounting'
  await page.goto('/invoices?status=none')
  await page.getByRole('heading', { name: 'Aucune facture ne correspond' }).waitFor()
  yield 'no invoice that matches'
}

export async function* invoiceDeskScreens(page: Page) {
  await openAs(page, demoAccounts.insider)
  await page.goto('/side-admin/invoices')
  await page.getByRole('table', { name: 'Factures émises' }).waitFor()
  yield 'invoices of all companies'
  await onPhone(page)
  yield 'phone: invoices of all companies'
  await onDesk(page)
  await openDialog(page, /^Avoir sur F/)
  yield 'credit note'
  await inDialog(page, 'Annuler')
  await openDialog(page, /^Corriger des heures de F/)
  await button(page, /^Corriger les heures/)
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Motif' }).waitFor()
  yield 'hours that were billed, to correct'
  await onPhone(page)
  yield 'phone: hours that were billed, to correct'
  await onDesk(page)
  await inDialog(page, 'Revenir aux heures')
  await page.keyboard.press('Escape')
  await openDialog(page, 'Noter des paiements…')
  await dialog(page)
    .getByRole('textbox', { name: 'Numéros de factures' })
    .fill('F2026-000001 F1999-000001')
  await inDialog(page, 'Vérifier')
  await page.getByRole('list', { name: 'Numéros vérifiés' }).waitFor()
  yield 'payments of a pasted list'
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: /Maison Lumière/ })
    .getByRole('link', { name: 'Indemnités à facturer' })
    .first()
    .click()
  await page.getByRole('list', { name: 'Siders et missions de la semaine' }).waitFor()
  yield 'indemnities to bill'
  await onPhone(page)
  yield 'phone: indemnities to bill'
  await onDesk(page)
  await openDialog(page, /^Saisir une indemnité pour/)
  await dialog(page).getByRole('textbox', { name: 'Coût du transport' }).fill('23,45')
  yield 'indemnity to enter'
}
