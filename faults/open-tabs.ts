import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../e2e/demo-accounts.ts'
import { chromiumFlags, ensureChromium } from '../tools/find-chromium.ts'

/** Planning screens that stay open, each of which goes from week to week. */
export interface OpenTabs {
  /** The weeks that were drawn so far. */
  readonly weeks: () => number
  readonly failures: readonly string[]
  /** Bytes that the scripts of a tab hold after their garbage was collected, on average. */
  heapBytes(): Promise<number>
  close(): Promise<void>
}

const pauseMs = 5_000
/** So many weeks on, then as many back. */
const weeksThere = 6

export async function openTabs(origin: string, count: number): Promise<OpenTabs> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' })
  const failures: string[] = []
  let isClosed = false
  let weeks = 0
  await signIn(await context.newPage())
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(`a tab: ${message}`))
      await page.goto('/planning')
      return { page, inspector: await context.newCDPSession(page) }
    }),
  )
  const walks = tabs.map(async ({ page }) => {
    try {
      for (let step = 0; !isClosed; step += 1) {
        const isOnward = step % (2 * weeksThere) < weeksThere
        const name = isOnward ? 'Semaine suivante' : 'Semaine précédente'
        await page.getByRole('link', { name, exact: true }).click()
        weeks += 1
        await wait(pauseMs)
      }
    } catch (error) {
      if (!isClosed) failures.push(`a tab: ${String(error)}`)
    }
  })
  return {
    weeks: () => weeks,
    failures,
    heapBytes: async () => {
      let sum = 0
      for (const { inspector } of tabs) sum += await heapOf(inspector)
      return sum / count
    },
    close: async () => {
      isClosed = true
      await Promise.all(walks)
      await browser.close()
    },
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail professionnel').fill(demoAccounts.admin)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/planning/)
  await page.close()
}

async function heapOf(inspector: CDPSession): Promise<number> {
  await inspector.send('HeapProfiler.collectGarbage')
  const { usedSize } = await inspector.send('Runtime.getHeapUsage')
  return usedSize
}
