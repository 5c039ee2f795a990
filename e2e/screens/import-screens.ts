import type { Page } from '@playwright/test'
import { workedToday } from '../worked-today.ts'
import { dialog, onDesk, onPhone, openDialog } from './screens.ts'

const columns = 'siderId;startDate;endDate;breakDuration'

async function give(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'heures.csv', mimeType: 'text/csv', buffer })
}

/** The import of hours, from the file to its result. */
export async function* importScreens(page: Page) {
  const { siderIds } = await workedToday(page)
  const [first, second] = siderIds
  const lines = [
    columns,
    `${first};02/12/2026 07:00;02/12/2026 09:30;0`,
    `${second};02/12/2026;02/12/2026 09:30;0`,
  ]
  await page.goto('/timesheets')
  await openDialog(page, 'Importer des heures')
  yield 'import of hours: the file'
  await give(page, [lines[0] ?? '', `${second};hier;02/12/2026 09:30;0`])
  await dialog(page)
    .getByRole('alert')
    .getByText(/^Aucune ligne/)
    .waitFor()
  yield 'import of hours: nothing but faulty lines'
  await give(page, lines)
  await dialog(page).getByText('1 ligne sur 2 est à corriger').waitFor()
  yield 'import of hours: some faulty lines'
  await onPhone(page)
  yield 'phone: import of hours, some faulty lines'
  await onDesk(page)
  await give(page, ['Badge;Du;Au;Repos', `${first};a;b;c`])
  await dialog(page)
    .getByText(/^Dites à quoi correspondent/)
    .waitFor()
  yield 'import of hours: unknown columns'
  await give(page, lines)
  await dialog(page).getByRole('button', { name: 'Importer la ligne valable' }).click()
  await dialog(page).getByText('1 ligne importée').waitFor()
  yield 'import of hours: its result'
}
