import { test } from './journey.ts'
import { demoAccounts } from './demo-accounts.ts'
import { signIn } from './sign-in.ts'
test('shots', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, demoAccounts.admin)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const [w, h] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      for (const [n, p] of [
        ['list', '/contracts'],
        ['archives', '/contracts/archives'],
      ] as const) {
        await page.goto(p)
        await page.waitForTimeout(1200)
        await page.screenshot({ path: `/tmp/x/s-${n}-${w}-${scheme}.png` })
      }
      await page.goto('/contracts')
      const link = page.getByRole('link', { name: /^Lire/ }).first()
      if ((await link.count()) > 0) {
        await link.click()
        await page.waitForTimeout(2500)
        await page.screenshot({ path: `/tmp/x/s-sign-${w}-${scheme}.png`, fullPage: w === 390 })
      }
    }
  }
})
