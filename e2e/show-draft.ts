import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the page of the drafts that shows one; those made last come first. */
export async function showDraft(page: Page, name: string): Promise<Locator> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const draft = rows.filter({ hasText: name })
  for (let number = 1; number < 10; number += 1) {
    await page.goto(`/tasks/draft?page=${number}`)
    await expect(page.getByRole('link', { name: 'Finir le brouillon' }).first()).toBeVisible()
    if ((await draft.count()) > 0) break
  }
  return draft
}
