import { fileURLToPath } from 'node:url'
import fullCalendar from '@fullcalendar/core/package.json' with { type: 'json' }
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Planning } from '@renfort/contract/planning.ts'
import { chromiumFlags, ensureChromium } from '../tools/find-chromium.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { ensureWebBuild } from '../tools/web-build.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 5
const scrolls = 3
const scrolledMilliseconds = 3_000
const window = { width: 1440, height: 900 }
const plainRowHeight = 56
const peer = `the free day grid of FullCalendar ${fullCalendar.version}, which draws every shift`

/**
 * Measures the week by Sider against FullCalendar and against plain elements, each with the week of 1 000 Siders × 7
 * days in memory, in one browser. Rows of people are a premium plugin of FullCalendar, whose licence excludes
 * commercial products: its free week view shows the same 7 000 shifts and draws all of them, while the product draws
 * the rows of the window. The plain elements draw these rows too, as text without any action: no grid can be shown
 * sooner.
 */
export async function benchPlanning(): Promise<void> {
  await ensureWebBuild()
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makeDataset(serverUrl, 'bench_week', { otherCompanies: 2, otherWeeks: 1 })
    const server = await startServer('apps/api/src/main.ts', '/api/health', {
      DATABASE_URL: dataset.databaseUrl,
      SEED: 'empty',
    })
    const browser = await chromium.launch({
      args: chromiumFlags,
      executablePath: ensureChromium(),
    })
    try {
      await compare(browser, `http://127.0.0.1:${server.port}`, dataset)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}

async function compare(browser: Browser, origin: string, dataset: Dataset): Promise<void> {
  heading(`The week of 1 000 Siders × 7 days in a browser: the product against ${peer}`)
  const product = await productPage(browser, origin, dataset)
  const events = await eventsOf(origin, dataset)
  const calendar = await calendarPage(browser, events)
  const plain = await plainPage(browser, events)
  // The first time also loads the scripts of the view.
  await showSiders(product)
  const shown = await interleaved(
    {
      product: () => showSiders(product),
      calendar: () => showCalendar(calendar),
      plain: () => showPlainRows(plain),
    },
    rounds,
  )
  figure('shown, product', `${shown.product.toFixed(0)} ms`)
  figure('shown, all shifts in the free day grid', `${shown.calendar.toFixed(0)} ms`)
  gate({
    what: 'time to show all shifts in the free day grid ÷ product',
    ratio: shown.calendar / shown.product,
    bound: { atLeast: 5 },
  })
  figure('shown, plain elements with the rows of the window', `${shown.plain.toFixed(0)} ms`)
  gate({
    what: 'time to show, product ÷ plain elements',
    ratio: shown.product / shown.plain,
    bound: { atMost: 12 },
  })
  const frames = await interleaved(
    { product: () => slowFrame(product), calendar: () => slowFrame(calendar) },
    scrolls,
  )
  figure(
    'frame while scrolling, 95th percentile, free day grid',
    `${frames.calendar.toFixed(1)} ms`,
  )
  gate({
    what: 'frame while scrolling, 95th percentile, product (ms)',
    // A frame is a multiple of the screen’s sixtieth of a second, except for rounding.
    ratio: Math.round(frames.product),
    bound: { atMost: 50 },
  })
}

async function productPage(browser: Browser, origin: string, dataset: Dataset): Promise<Page> {
  const { headers, week, year } = dataset
  const page = await browser.newPage({ viewport: window, locale: 'fr-FR' })
  await page.context().addCookies([{ name: 'session', value: headers['token'] ?? '', url: origin }])
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, keptSession(headers))
  await page.goto(`${origin}/planning?week=${week}&year=${year}`)
  await missionSheet(page).waitFor()
  return page
}

function missionSheet(page: Page) {
  return page.getByRole('grid', { name: /^Planning de la semaine/ })
}

function keptSession(headers: Dataset['headers']): Record<string, string> {
  const { userId = '', organisationId = '' } = headers
  return { signedIn: 'by the bench', userId, organisationId, locale: 'fr' }
}

/** Milliseconds from the click on the view until its rows are painted; the week is already loaded. */
async function showSiders(page: Page): Promise<number> {
  await page.bringToFront()
  await page.getByRole('link', { name: 'Par mission' }).click()
  await missionSheet(page).waitFor()
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const rowsOf = (table: Element) => Number(table.getAttribute('aria-rowcount'))
    const isShown = () =>
      [...document.querySelectorAll('table[aria-rowcount]')].some(
        (table) => rowsOf(table) > 1_000 && table.querySelector('tbody th') !== null,
      )
    const link = [...document.querySelectorAll('a')].find(
      (each) => each.textContent === 'Par Sider',
    )
    const start = performance.now()
    link?.click()
    while (!isShown()) await frame()
    // Painted by the next frame.
    await frame()
    await frame()
    return performance.now() - start
  })
}

interface CalendarEvent {
  readonly title: string
  readonly start: string
  readonly end: string
}

/** The answer of the API, as one event for each Sider of each shift. */
async function eventsOf(origin: string, dataset: Dataset): Promise<CalendarEvent[]> {
  const { headers, week, year } = dataset
  const reply = await fetch(`${origin}/api/v1/planning?week=${week}&year=${year}`, { headers })
  const { tasks } = (await reply.json()) as Planning
  return tasks.flatMap(({ siders, slots }) => {
    const names = new Map(
      siders.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    )
    return slots.flatMap(({ startDate, endDate, siderIds }) =>
      siderIds.map((id) => ({ title: names.get(id) ?? '', start: startDate, end: endDate })),
    )
  })
}

/** A page with FullCalendar and the shifts, not shown yet. */
async function calendarPage(browser: Browser, events: readonly CalendarEvent[]): Promise<Page> {
  const page = await browser.newPage({ viewport: window, locale: 'fr-FR' })
  await page.setContent('<!doctype html><title>FullCalendar</title><div id="calendar"></div>')
  const packages = [
    import.meta.resolve('@fullcalendar/core'),
    import.meta.resolve('@fullcalendar/daygrid'),
  ]
  for (const entry of packages) {
    await page.addScriptTag({ path: fileURLToPath(new URL('index.global.min.js', entry)) })
  }
  await page.evaluate((given) => Object.assign(globalThis, { shifts: given }), events)
  return page
}

interface CalendarScope {
  readonly shifts: readonly CalendarEvent[]
  readonly FullCalendar: {
    readonly Calendar: new (place: Element, options: object) => { render(): void; destroy(): void }
  }
  drawn?: { destroy(): void }
}

/** Milliseconds from the call that draws until every shift is painted. */
async function showCalendar(page: Page): Promise<number> {
  await page.bringToFront()
  return page.evaluate(async () => {
    const scope = globalThis as unknown as CalendarScope
    const place = document.querySelector('#calendar')
    if (place === null) throw new Error('The page has no place for the calendar.')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    scope.drawn?.destroy()
    await frame()
    const { shifts } = scope
    const start = performance.now()
    const calendar = new scope.FullCalendar.Calendar(place, {
      initialView: 'dayGridWeek',
      initialDate: shifts[0]?.start,
      firstDay: 1,
      height: 'auto',
      events: shifts,
    })
    calendar.render()
    scope.drawn = calendar
    while (place.querySelectorAll('.fc-event').length < shifts.length) await frame()
    await frame()
    await frame()
    return performance.now() - start
  })
}

/** A page with the shifts in memory, and nothing drawn. */
async function plainPage(browser: Browser, events: readonly CalendarEvent[]): Promise<Page> {
  const page = await browser.newPage({ viewport: window, locale: 'fr-FR' })
  await page.setContent(`<!doctype html><title>Plain elements</title><style>
    #week { position: relative }
    .row { position: absolute; display: grid; grid-template-columns: 14rem repeat(7, 1fr); width: 100% }
    .row > div { border: 1px solid; overflow: hidden }
  </style><div id="week"></div>`)
  await page.evaluate((given) => Object.assign(globalThis, { shifts: given }), events)
  return page
}

/** Milliseconds from the call that draws until the rows of the window are painted. */
async function showPlainRows(page: Page): Promise<number> {
  await page.bringToFront()
  return page.evaluate(async (rowHeight) => {
    const { shifts } = globalThis as unknown as Pick<CalendarScope, 'shifts'>
    const place = document.querySelector<HTMLElement>('#week')
    if (place === null) throw new Error('The page has no place for the week.')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    place.replaceChildren()
    await frame()
    const start = performance.now()
    const people = Map.groupBy(shifts, ({ title }) => title)
    const hour = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' })
    const textOf = (at: string) => hour.format(new Date(at))
    const cell = (text: string) => {
      const element = document.createElement('div')
      element.textContent = text
      return element
    }
    const seen = [...people].slice(0, Math.ceil(innerHeight / rowHeight))
    place.style.height = `${people.size * rowHeight}px`
    place.append(
      ...seen.map(([name, own], at) => {
        const row = document.createElement('div')
        row.className = 'row'
        row.style.cssText = `top: ${at * rowHeight}px; height: ${rowHeight}px`
        const days = Map.groupBy(own, (shift) => new Date(shift.start).getUTCDay())
        const cells = [1, 2, 3, 4, 5, 6, 0].map((day) =>
          cell((days.get(day) ?? []).map((s) => `${textOf(s.start)}–${textOf(s.end)}`).join(' ')),
        )
        row.append(cell(name), ...cells)
        return row
      }),
    )
    await frame()
    await frame()
    return performance.now() - start
  }, plainRowHeight)
}

/** The 95th percentile of the frames while a page is scrolled down, in milliseconds. */
async function slowFrame(page: Page): Promise<number> {
  await page.bringToFront()
  const frames = await page.evaluate(async (milliseconds) => {
    const lengths: number[] = []
    scrollTo(0, 0)
    const start = performance.now()
    let last = start
    while (last - start < milliseconds) {
      scrollBy(0, 80)
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      lengths.push(now - last)
      last = now
    }
    if (scrollY < 1_000) throw new Error('The page did not scroll.')
    return lengths
  }, scrolledMilliseconds)
  const sorted = frames.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
