import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { workedToday } from './worked-today.ts'

async function chooseFile(page: Page, lines: readonly string[], name = 'heures.csv') {
  await page.goto('/timesheets')
  await page.getByRole('button', { name: 'Importer des heures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer des heures' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choisir un fichier' }).click(),
  ])
  // In the encoding of French spreadsheets.
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer })
  return dialog
}

test('TS-46 TS-47 TS-48 a file of hours is read on its own thread, mended, imported in part, and never twice', async ({
  page,
}) => {
  const { siderIds } = await workedToday(page)
  const [first, second, third] = siderIds
  const morning = 'le 2/12/2026'
  const lines = [
    'Identifiant du Sider;Début;Fin;Durée de pause',
    `${first};02/12/2026 07:00;02/12/2026 09:30;0`,
    `${second};${morning};02/12/2026 09:30;0`,
    `${third};02/12/2026 07:00;02/12/2026 09:45;20`,
    '00000000-0000-4000-8000-000000000000;02/12/2026 07:00;02/12/2026 09:30;0',
  ]
  const dialog = await chooseFile(page, lines)
  await expect(dialog.getByText('1 ligne sur 4 est à corriger')).toBeVisible()
  await expect(dialog.getByText('Le format n’est pas valable. Ligne 3.')).toBeVisible()
  const start = dialog.getByRole('textbox', { name: 'Début, ligne 3' })
  await start.fill('02/12/2026 7h15')
  await start.press('Tab')
  await dialog.getByRole('button', { name: 'Importer 4 lignes' }).click()
  // Only the server knows who has worked for the company.
  await expect(dialog.getByText('Le Sider est inconnu. Ligne 5.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Importer les 3 lignes valables' }).click()
  await expect(dialog.getByText('3 lignes importées')).toBeVisible()
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger la ligne en erreur' }).click(),
  ])
  expect(failed.suggestedFilename()).toBe('heures-en-erreur.csv')
  await dialog.getByRole('button', { name: 'Terminer' }).click()

  const again = await chooseFile(page, lines.slice(0, 2))
  await again.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(again.getByText('Ces heures ont déjà été importées. Ligne 2.')).toBeVisible()
  await expect(again.getByText('Rien n’a été importé.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})
