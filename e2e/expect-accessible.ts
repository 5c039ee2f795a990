import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No axe violation on the page as it is now, its open dialog included, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // On a busy machine the new colours may still be on their way.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    // The other mode opens a second page each time: the product has no frame that would need it.
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `axe in ${colorScheme}, at ${page.url()}`).toEqual([])
    // A page that has not come up has nothing to complain about either.
    expect(passes.length).toBeGreaterThan(10)
  }
}
