import fullCalendar from 'fullcalendar-scheduler/package.json' with { type: 'json' }
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Planning } from '@renfort/contract/planning.ts'
import { chromiumFlags, ensureChromium } from '../tools/find-chromium.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { ensureWebBuild } from '../tools/web-build.ts'
import type { Dataset } from './dataset.ts'
import { type BenchWeek, benchWeeks, makePlanningDataset } from './planning-data.ts'
import {
  addPaintClock,
  calendarPage,
  peerWindow,
  plainPage,
  rowsOf,
  showCalendar,
  showPlainRows,
} from './planning-peers.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 5
const scrolls = 3
const scrolledMilliseconds = 3_000
const peer = `the timeline of FullCalendar ${fullCalendar.version} with virtual rows`

/** The ways to look at a week. */
const views = {
  siders: { link: 'Par Sider', title: 'by Sider', rowHeight: 99 },
  missions: { link: 'Par mission', title: 'by mission', rowHeight: 118 },
} as const
type View = keyof typeof views

/**
 * Measures the week of the planning against FullCalendar and against plain elements, each with the week in memory, in
 * one browser. The timeline of FullCalendar is a premium plugin whose licence allows a trial: only this bench has it.
 * The plain elements are the least that can be drawn.
 */
export async function benchPlanning(): Promise<void> {
  await ensureWebBuild()
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makePlanningDataset(serverUrl)
    const server = await startServer('apps/api/src/main.ts', '/api/health', {
      DATABASE_URL: dataset.databaseUrl,
      SEED: 'empty',
    })
    const browser = await chromium.launch({
      args: chromiumFlags,
      executablePath: ensureChromium(),
    })
    try {
      await comparePlanning(browser, `http://127.0.0.1:${server.port}`, dataset)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}

export async function comparePlanning(
  browser: Browser,
  origin: string,
  dataset: Dataset,
): Promise<void> {
  const company = { browser, origin, dataset }
  const { thousandSiders, tenThousandSiders, thousandMissions } = benchWeeks
  await compareView(company, thousandSiders, 'siders')
  await compareSizes(company, thousandSiders, tenThousandSiders)
  await compareView(company, thousandMissions, 'missions')
}

interface Company {
  readonly browser: Browser
  readonly origin: string
  readonly dataset: Dataset
}

async function compareView(company: Company, week: BenchWeek, view: View): Promise<void> {
  const { title, rowHeight } = views[view]
  const size = `${view === 'siders' ? week.siders : week.missions} rows × 7 days`
  heading(`The week ${title} in a browser, ${size}: the product against ${peer}`)
  const product = await productPage(company, week)
  const rows = rowsOf(await planningOf(company, week), view)
  const calendar = await calendarPage(company.browser, rows)
  const plain = await plainPage(company.browser, rows)
  // The first time also loads the scripts of the view.
  await show(product, view)
  const shown = await interleaved(
    {
      product: () => show(product, view),
      calendar: () => showCalendar(calendar),
      plain: () => showPlainRows(plain, rowHeight),
    },
    rounds,
  )
  figure('shown, product', `${shown.product.toFixed(0)} ms`)
  figure(`shown, ${peer}`, `${shown.calendar.toFixed(0)} ms`)
  figure('shown, plain elements', `${shown.plain.toFixed(0)} ms`)
  gate({
    what: 'time to show, FullCalendar ÷ product',
    ratio: shown.calendar / shown.product,
    bound: { atLeast: 5 },
  })
  gate({
    what: 'time to show, product ÷ plain elements',
    ratio: shown.product / shown.plain,
    bound: { atMost: 1.5 },
  })
  const frames = await interleaved(
    {
      product: () => slowFrame(product),
      calendar: () => slowFrame(calendar),
      plain: () => slowFrame(plain),
    },
    scrolls,
  )
  figure('frame while scrolling, 95th percentile, FullCalendar', milliseconds(frames.calendar))
  figure('frame while scrolling, 95th percentile, plain elements', milliseconds(frames.plain))
  gate({
    what: 'frame while scrolling, 95th percentile, product (ms)',
    // A frame is a multiple of the screen’s sixtieth of a second, except for rounding.
    ratio: Math.round(frames.product),
    bound: { atMost: 20 },
  })
  gate({
    what: 'elements in the page, product',
    ratio: await product.evaluate(() => document.querySelectorAll('*').length),
    bound: { atMost: 1_500 },
  })
  for (const page of [product, calendar, plain]) await page.close()
}

async function compareSizes(company: Company, few: BenchWeek, many: BenchWeek): Promise<void> {
  heading(`The week by Sider in a browser: ${many.siders} rows against ${few.siders}`)
  const pages = { few: await productPage(company, few), many: await productPage(company, many) }
  await show(pages.few, 'siders')
  await show(pages.many, 'siders')
  const shown = await interleaved(
    { few: () => show(pages.few, 'siders'), many: () => show(pages.many, 'siders') },
    rounds,
  )
  figure(`shown, ${few.siders} rows`, `${shown.few.toFixed(0)} ms`)
  figure(`shown, ${many.siders} rows`, `${shown.many.toFixed(0)} ms`)
  gate({
    what: 'time to show, ten times the rows ÷ once',
    ratio: shown.many / shown.few,
    bound: { atMost: 1.2 },
  })
  for (const page of Object.values(pages)) await page.close()
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`

async function planningOf({ origin, dataset }: Company, { week, year }: BenchWeek) {
  const { headers } = dataset
  const reply = await fetch(`${origin}/api/v1/planning?week=${week}&year=${year}`, { headers })
  return (await reply.json()) as Planning
}

async function productPage({ browser, origin, dataset }: Company, week: BenchWeek): Promise<Page> {
  const { headers } = dataset
  const page = await browser.newPage({
    viewport: peerWindow,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  await page.context().addCookies([{ name: 'session', value: headers['token'] ?? '', url: origin }])
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, keptSession(headers))
  await page.goto(`${origin}/planning?week=${week.week}&year=${week.year}`)
  await page.getByRole('grid').waitFor()
  await addPaintClock(page)
  return page
}

function keptSession(headers: Dataset['headers']): Record<string, string> {
  const { userId = '', organisationId = '' } = headers
  return { signedIn: 'by the bench', userId, organisationId, locale: 'fr' }
}

/** People look at a view before they leave it: by then, nothing of it is still drawn. */
const restMs = 200

/** Milliseconds from the click on a view until its rows are painted; the week is already loaded, and rests a while. */
async function show(page: Page, view: View): Promise<number> {
  await page.bringToFront()
  const other = view === 'siders' ? 'missions' : 'siders'
  await page.getByRole('link', { name: views[other].link }).click()
  await page.locator(`table[data-rows="${other}"] tbody th`).first().waitFor()
  return page.evaluate(
    async ({ wanted, text, rest }) => {
      scrollTo(0, 0)
      await new Promise((resolve) => setTimeout(resolve, rest))
      const isShown = () =>
        document.querySelector(`table[data-rows="${wanted}"] td[data-day]`) !== null
      const link = [...document.querySelectorAll('a')].find((each) => each.textContent === text)
      const start = performance.now()
      link?.click()
      await untilPainted(isShown)
      return performance.now() - start
    },
    { wanted: view, text: views[view].link, rest: restMs },
  )
}

/** The 95th percentile of the frames while a page, or its tallest part, is scrolled down, in milliseconds. */
async function slowFrame(page: Page): Promise<number> {
  await page.bringToFront()
  const frames = await page.evaluate(async (duration) => {
    const parts = [...document.querySelectorAll('*')].filter(
      (each) =>
        each.scrollHeight > each.clientHeight &&
        ['auto', 'scroll', 'hidden'].includes(getComputedStyle(each).overflowY),
    )
    const tallest = parts.toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0]
    const root = document.documentElement
    const scrolled = tallest === undefined || root.scrollHeight > innerHeight + 1 ? root : tallest
    const lengths: number[] = []
    scrolled.scrollTop = 0
    const start = performance.now()
    let last = start
    while (last - start < duration) {
      scrolled.scrollTop += 80
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      lengths.push(now - last)
      last = now
    }
    if (scrolled.scrollTop < 500) throw new Error('The page did not scroll.')
    return lengths
  }, scrolledMilliseconds)
  const sorted = frames.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
