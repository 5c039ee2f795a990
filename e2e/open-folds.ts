import { expect, type Page } from '@playwright/test'

/** Opens every closed fold of a mission on the screen. */
export async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('main details')
  await expect(folds.first()).toBeVisible()
  await folds.evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '')
  })
}
