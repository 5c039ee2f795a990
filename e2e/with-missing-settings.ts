import type { Page } from '@playwright/test'

/** Answers that payment and indemnities are still missing in the settings of the company. */
export function withMissingSettings(page: Page): Promise<unknown> {
  return page.route('**/api/me/organisation/completion', (route) =>
    route.fulfill({
      json: {
        profile: 'complete',
        legalInformations: 'complete',
        paymentInformations: 'incomplete',
        remunerationPolicy: { hourTypes: 'complete', indemnities: 'incomplete' },
      },
    }),
  )
}
