import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  test as plainTest,
} from '@playwright/test'
import { judgeRequest, learnDemoAccounts, takeWritten } from './demo-guard.ts'

/** What the content policy refused on any page during the present journey. */
const refused: string[] = []

/** Returns the refused items and clears them. */
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

/** The defects of screens and answers that pages reported during the present journey. */
const reported: string[] = []

function noteReport(request: Request): void {
  if (request.method() === 'POST' && request.url().endsWith('/api/failures')) {
    reported.push(request.postData() ?? '')
  }
}

const demoRule =
  'A demo account is shared, so a journey only reads as one: make a company (e2e/new-company.ts)'

interface OfJourney {
  /** The writes on the demo that this journey needs because no operation creates other data; none by default. */
  mayWrite: RegExp | null
  /** The reports that this journey provokes; none by default. */
  mayReport: RegExp | null
  policyKept: undefined
  nothingReported: undefined
  demoKept: undefined
}

/**
 * The test of every journey. It fails when the content policy refused something, when a page reported a defect, or when
 * a demo account wrote something.
 */
export const test = plainTest.extend<OfJourney, { demoKnown: undefined }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        context.on('request', judgeRequest)
        context.on('request', noteReport)
        await watchPolicy(context)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  demoKnown: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      await learnDemoAccounts(request)
      await request.dispose()
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  mayWrite: [null, { option: true }],
  mayReport: [null, { option: true }],
  policyKept: [
    async ({ browserName: _browserName }, use) => {
      refused.length = 0
      await use(undefined)
      expect(refused, 'what the content policy refused').toEqual([])
    },
    { auto: true },
  ],
  nothingReported: [
    async ({ mayReport }, use) => {
      reported.length = 0
      await use(undefined)
      const unexpected = reported.filter((each) => mayReport?.test(each) !== true)
      expect(unexpected, 'the defects that pages reported').toEqual([])
    },
    { auto: true },
  ],
  demoKept: [
    async ({ mayWrite }, use) => {
      takeWritten()
      await use(undefined)
      const written = takeWritten().filter((each) => mayWrite?.test(each) !== true)
      expect(written, demoRule).toEqual([])
    },
    { auto: true },
  ],
})

/** Ends the stream of news, which stays open: without it a page’s network comes to rest. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/notifications\/unread$/, (route) => route.abort())
}
