import type { Page } from '@playwright/test'

const asked = {
  'Taille de l’entreprise': '11-50 salariés',
  'Votre besoin': 'Des missions de moins de 7 jours',
}

/** The company's part of the second step of a sign-up; the industry is optional. */
export async function fillCompanyDetails(
  page: Page,
  name: string,
  industry?: string,
): Promise<void> {
  await page.getByLabel('Nom de l’entreprise').fill(name)
  const choices = { ...(industry !== undefined && { 'Secteur d’activité': industry }), ...asked }
  for (const [field, choice] of Object.entries(choices)) {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await page.getByRole('checkbox', { name: /J’accepte les conditions/ }).check({ force: true })
}
