import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewCompany } from './new-company.ts'
import { signIn } from './sign-in.ts'
import { signedInCall } from './signed-in-call.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

async function act(page: Page, name: string, command: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur le service ${name}` }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

test('DEPT-01 to DEPT-05 G-10 departments are added, renamed and deleted', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/settings/legal')
  await page.getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await expect(page.getByText('Pas encore de service')).toBeVisible()

  await page.getByRole('button', { name: 'Ajouter un service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau service' })
  await dialog.getByLabel('Nom du service').fill('Salle  des fêtes')
  await dialog.getByLabel('Code analytique').fill('SF/1')
  await dialog.getByLabel('Code analytique').blur()
  await expect(dialog.getByText(/Utilisez des lettres, des chiffres/)).toHaveCount(2)
  await dialog.getByLabel('Nom du service').fill(' Étages ')
  await dialog.getByLabel('Code analytique').fill('ET-1')
  await dialog.getByRole('button', { name: 'Ajouter le service' }).click()
  await expect(page.getByText('Service ajouté.')).toBeVisible()
  await expect(row(page, 'Étages')).toContainText('ET-1')

  await page.getByRole('button', { name: 'Ajouter un service' }).click()
  await dialog.getByLabel('Nom du service').fill('ETAGES')
  await dialog.getByRole('button', { name: 'Ajouter le service' }).click()
  await expect(dialog.getByText(/porte déjà ce nom/)).toBeVisible()
  await dialog.getByLabel('Nom du service').fill('Bar')
  await dialog.getByRole('button', { name: 'Ajouter le service' }).click()
  await expect(row(page, 'Bar')).toContainText('Sans code')

  await act(page, 'Bar', 'Modifier')
  const change = page.getByRole('dialog', { name: 'Modifier le service' })
  await expect(change.getByText('Aucune mission ne le porte encore.')).toBeVisible()
  await change.getByLabel('Nom du service').fill('étages')
  await change.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(change.getByText(/porte déjà ce nom/)).toBeVisible()
  await change.getByLabel('Nom du service').fill('Bar du port')
  await change.getByLabel('Code analytique').fill('B 2')
  await change.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Service modifié.')).toBeVisible()
  await expect(row(page, 'Bar du port')).toContainText('B 2')

  await page.getByRole('button', { name: 'Code analytique' }).click()
  await expect(page).toHaveURL(/sort=code/)
  await expect(page.getByRole('row').nth(1)).toContainText('Bar du port')
  await page.getByRole('button', { name: 'Code analytique' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Étages')

  await act(page, 'Étages', 'Supprimer')
  const question = page.getByRole('alertdialog', { name: /Supprimer le service Étages/ })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(row(page, 'Étages')).toBeVisible()
  await act(page, 'Étages', 'Supprimer')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Service Étages supprimé.')).toBeVisible()
  await expect(row(page, 'Étages')).toBeHidden()
  await page.getByRole('button', { name: 'Ajouter un service' }).click()
  await dialog.getByLabel('Nom du service').fill('Étages')
  await dialog.getByRole('button', { name: 'Ajouter le service' }).click()
  await expect(row(page, 'Étages')).toBeVisible()
})

test('DEPT-01 many departments are searched; the address keeps the search', async ({ page }) => {
  const { id } = await aNewCompany(page)
  for (const name of ['Bar', 'Cave', 'Cuisine', 'Étages', 'Linge', 'Plonge', 'Salle', 'Voirie']) {
    await signedInCall(page, 'POST', `/organisations/${id}/departments`, { name })
  }
  await page.goto('/settings/departments')
  await page.getByRole('textbox', { name: 'Rechercher un service' }).fill('etag')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(row(page, 'Étages')).toBeVisible()
  await page.getByRole('textbox', { name: 'Rechercher un service' }).fill('zinc')
  await expect(page.getByText('Aucun service ne correspond')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(page.getByRole('row')).toHaveCount(9)
})

test('SET-05 the departments are there while their feature is on', async ({ page, browser }) => {
  const { id } = await aNewCompany(page)
  const staff = await browser.newContext()
  const insider = await staff.newPage()
  await signIn(insider, demoAccounts.insider)
  await signedInCall(insider, 'PUT', '/provider/feature-flags/departments', {
    organisationId: id,
    enabled: false,
  })
  await page.goto('/settings/departments')
  await expect(page).toHaveURL(/\/settings\/legal$/)
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Services', exact: true })).toBeHidden()
  await staff.close()
})
