import { expect, type Page } from '@playwright/test'

/** Opens every theme of a mission that is folded on the screen. */
export async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('main details')
  await expect(folds.first()).toBeVisible()
  await folds.evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '')
  })
}
