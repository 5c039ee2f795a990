import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

// Passed rules are counted, not described node by node.
const allRules: RunOptions = { resultTypes: ['violations'] }
// The other theme changes only colours.
const rulesOfColours: RunOptions = {
  ...allRules,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Expects no axe violation on the present page, with its open dialog, in light and in dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // On a busy machine the address changes before the screen is drawn.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Drawing the other theme takes as long as checking it: the next screen starts in that theme.
  const first = await themeOf(page)
  for (const theme of [first, ...themes.filter((each) => each !== first)]) {
    if (theme !== first) await page.emulateMedia({ colorScheme: theme })
    const { violations, passes } = await look(page, theme === first ? allRules : rulesOfColours)
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    // A soft assertion: the next screens are checked too.
    expect.soft(found, `axe in ${theme}: ${screen}, at ${page.url()}`).toEqual([])
    // A page that did not load has no violations either.
    expect(passes.length, screen).toBeGreaterThan(theme === first ? 10 : 0)
  }
  const width = page.viewportSize()?.width ?? 0
  const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(drawn, `${screen} is no wider than its window`).toBeLessThanOrEqual(width)
}

function themeOf(page: Page): Promise<Theme> {
  return page.evaluate(() =>
    window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
}

/** Runs axe in the page: each page loads it once, and the product has no frames. */
async function look(page: Page, options: RunOptions): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => {
    // On a busy machine the page may still be drawing.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return run(document, chosen)
  }, options)
}
