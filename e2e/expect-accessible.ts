import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

// What passes is counted, and not described node by node.
const allRules: RunOptions = { resultTypes: ['violations'] }
// The other theme changes colours and nothing else.
const rulesOfColours: RunOptions = {
  ...allRules,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** No axe violation on the page as it is now, its open dialog included, in light and in dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // To draw a screen in its other theme takes as long as to look at it: the next one begins there.
  const first = await themeOf(page)
  for (const theme of [first, ...themes.filter((each) => each !== first)]) {
    if (theme !== first) await page.emulateMedia({ colorScheme: theme })
    const { violations, passes } = await look(page, theme === first ? allRules : rulesOfColours)
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    // The screens after this one are looked at all the same.
    expect.soft(found, `axe in ${theme}: ${screen}, at ${page.url()}`).toEqual([])
    // A page that has not come up has nothing to complain about either.
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

/** The product has no frames: axe is read once by each page, and looks at that page alone. */
async function look(page: Page, options: RunOptions): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => {
    // On a busy machine the page may still be drawing what has changed.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return run(document, chosen)
  }, options)
}
