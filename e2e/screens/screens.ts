import type { Page } from '@playwright/test'

/**
 * Screens and dialogs of an area, one after the other: when a name is yielded, its screen is open and fully loaded. A
 * name that starts with « phone » is drawn at the width of a phone.
 */
export type Screens = (page: Page) => AsyncGenerator<string, void, void>

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')

/** Presses a button and waits for the dialog that it opens. */
export async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).first().click()
  await dialog(page).or(page.getByRole('alertdialog')).last().waitFor()
}

/** Presses a button in the dialog, or in the confirmation over it. */
export async function inDialog(page: Page, name: string | RegExp): Promise<void> {
  await dialog(page)
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name, exact: true })
    .click()
}

export async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
}

export async function onDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
}
