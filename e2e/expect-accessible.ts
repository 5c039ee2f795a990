import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of axe that look at colours: what the others find is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No axe violation on the page as it is now, its open dialog included, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // On a busy machine the new colours may still be on their way.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    // The other mode opens a second page each time: the product has no frame that would need it.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const isWhole = colorScheme === 'light'
    const { violations, passes } = await (isWhole ? axe : axe.withRules(colourRules)).analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `axe in ${colorScheme}, at ${page.url()}`).toEqual([])
    // A page that has not come up has nothing to complain about either.
    expect(passes.length).toBeGreaterThan(isWhole ? 10 : 0)
  }
}
