import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus with Tab, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator, mostPresses = 90): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
