import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// The dark theme changes colours and nothing else.
const ofColours = ['color-contrast', 'link-in-text-block']

/** No axe violation on the page as it is now, its open dialog included, in light and in dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // On a busy machine the new colours may still be on their way.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    // The other mode opens a second page each time: the product has no frame that would need it.
    // What passes is counted, and not described node by node.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const isLight = colorScheme === 'light'
    const { violations, passes } = await (isLight ? axe : axe.withRules(ofColours)).analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    // The screens after this one are looked at all the same.
    expect.soft(found, `axe in ${colorScheme}: ${screen}, at ${page.url()}`).toEqual([])
    // A page that has not come up has nothing to complain about either.
    expect(passes.length, screen).toBeGreaterThan(isLight ? 10 : 0)
  }
  const width = page.viewportSize()?.width ?? 0
  const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(drawn, `${screen} is no wider than its window`).toBeLessThanOrEqual(width)
}
