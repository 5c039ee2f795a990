import type { Page } from '@playwright/test'

/** The address of the invoices and the person who pays them. */
export async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Numéro et voie').fill('4 quai du Port')
  await page.getByLabel('Code postal').fill('44000')
  await page.getByLabel('Ville').fill('Nantes')
  await page.getByLabel('Prénom').fill('Hélène')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('E-mail').fill('compta@example.test')
  await page.getByLabel('Téléphone').fill('04 39 98 00 21')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel('Date d’expiration').fill('12/30')
  await page.getByLabel('Code de sécurité').fill('123')
}
