import { type BrowserContext, expect, test as plainTest } from '@playwright/test'

/** What the content policy of any page refused while the journey of the moment ran. */
const refused: string[] = []

/** What was refused so far; the journey answers for it no more. */
export function takeRefused(): string[] {
  return refused.splice(0)
}

async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellRefusal', ({ page }, text: string) => {
    refused.push(`${page.url()}: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      const where = `${sourceFile}:${lineNumber}`
      const tell: unknown = Reflect.get(globalThis, 'tellRefusal')
      if (typeof tell === 'function') {
        tell(`${effectiveDirective} refused ${blockedURI} ${sample} at ${where}`)
      }
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text())) {
      refused.push(message.text())
    }
  })
}

/** The test of every journey: one during which the content policy had to refuse anything fails. */
export const test = plainTest.extend<{ policyKept: undefined }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await watchPolicy(context)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  policyKept: [
    async ({ browserName: _browserName }, use) => {
      refused.length = 0
      await use(undefined)
      expect(refused, 'what the content policy refused').toEqual([])
    },
    { auto: true },
  ],
})
