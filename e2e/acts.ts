import type { Locator, Page } from '@playwright/test'

/** Counts the actions of an order: each click and each typed field is one. */
export function countActs(page: Page) {
  let count = 0
  return {
    click: async (target: Locator) => {
      await target.click()
      count += 1
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text)
      count += 1
    },
    pick: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    count: () => count,
  }
}
