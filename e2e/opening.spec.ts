import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('a page says what it is while its scripts come, and until its first screen is there', async ({
  page,
}) => {
  let letScriptsCome = () => {}
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/terms', { waitUntil: 'commit' })
  const opening = page.locator('.opening')
  await expect(opening).toContainText('Le bon renfort, au bon moment, au bon prix.')
  await expect(opening).toBeVisible()
  // Each frame shows one of the two.
  const blanks = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let blank = 0
        const look = () => {
          const isOpening = document.querySelector<HTMLElement>('.opening')?.offsetParent !== null
          const screen = document.querySelector('#root')?.childElementCount ?? 0
          if (screen > 0) return resolve(blank)
          if (!isOpening) blank += 1
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  letScriptsCome()
  expect(await blanks).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(opening).toBeHidden()
})
