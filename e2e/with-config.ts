import type { Page } from '@playwright/test'

const inPage = /(<script type="application\/json" id="config">)(.*?)(<\/script>)/s

/** Changes the configuration that pages receive. */
export async function withConfig(
  page: Page,
  said: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      inPage,
      (_script, start: string, json: string, end: string) =>
        start + JSON.stringify({ ...(JSON.parse(json) as object), ...said }) + end,
    )
    await route.fulfill({ response, body })
  })
}
