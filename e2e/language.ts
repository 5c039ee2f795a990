import type { Page } from '@playwright/test'

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

/** Sets the language of the next pages, as if the user had chosen it before on this device. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), language)
}
