import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Planning } from '@renfort/contract/planning.ts'

/** A shift of one person. */
interface RowShift {
  readonly text: string
  readonly start: string
  readonly end: string
}

/** A row of the week: a person or a mission, with its shifts. */
interface PeerRow {
  readonly id: string
  readonly title: string
  readonly shifts: readonly RowShift[]
}

export const peerWindow = { width: 1440, height: 900 }

/** A row for each Sider, or for each mission; each shift of a row names the other. */
export function rowsOf({ tasks }: Planning, by: 'siders' | 'missions'): PeerRow[] {
  const rows = new Map<string, { id: string; title: string; shifts: RowShift[] }>()
  for (const { id, name, siders, slots } of tasks) {
    const mission = { id, title: name ?? '' }
    const people = siders.map((sider) => ({
      id: sider.id,
      title: `${sider.firstName} ${sider.lastName}`,
    }))
    const named = new Map(people.map((person) => [person.id, person]))
    for (const { startDate, endDate, siderIds } of slots) {
      for (const siderId of siderIds) {
        const person = named.get(siderId)
        if (person === undefined) continue
        const [owner, other] = by === 'siders' ? [person, mission] : [mission, person]
        const row = rows.get(owner.id) ?? { ...owner, shifts: [] }
        rows.set(owner.id, row)
        row.shifts.push({ text: other.title, start: startDate, end: endDate })
      }
    }
  }
  return [...rows.values()]
}

declare global {
  /** Resolves once something is painted: the first frame after it came into the page begins before it is painted. */
  function untilPainted(isShown: () => boolean): Promise<void>
}

/** Gives a page `untilPainted`, so that all pages are measured until the same moment. */
export async function addPaintClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.untilPainted = async (isShown) => {
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isShown()) return
          changes.disconnect()
          resolve()
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
        look()
      })
      await frame()
      await frame()
    }
  })
}

interface PeerScope {
  readonly rows: readonly PeerRow[]
  readonly FullCalendar: {
    readonly Calendar: new (place: Element, options: object) => { render(): void; destroy(): void }
  }
  drawn?: { destroy(): void }
}

const page = (title: string, style: string) =>
  `<!doctype html><title>${title}</title><style>${style}</style><div id="week"></div>`

/** A page with the timeline of FullCalendar and the rows, not shown yet. */
export async function calendarPage(browser: Browser, rows: readonly PeerRow[]): Promise<Page> {
  const calendar = await browser.newPage({ viewport: peerWindow, locale: 'fr-FR' })
  await calendar.setContent(page('FullCalendar', 'body { margin: 0 }'))
  const styles = ['skeleton.css', 'themes/classic/theme.css', 'themes/classic/palette.css']
  for (const style of styles) {
    await calendar.addStyleTag({ path: pathOf(`fullcalendar/${style}`) })
  }
  for (const script of ['fullcalendar/all', 'fullcalendar-scheduler/all']) {
    const file = pathOf(script).replace(/index\.js$/, 'global.js')
    await calendar.addScriptTag({ path: file })
  }
  await calendar.evaluate((given) => Object.assign(globalThis, { rows: given }), rows)
  await addPaintClock(calendar)
  return calendar
}

function pathOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}

/** Milliseconds from the call that draws until the rows of the window are painted. */
export async function showCalendar(calendar: Page): Promise<number> {
  await calendar.bringToFront()
  return calendar.evaluate(async () => {
    const scope = globalThis as unknown as PeerScope
    const place = document.querySelector<HTMLElement>('#week')
    const [first] = scope.rows
    if (place === null || first === undefined) throw new Error('There is no week to draw.')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    scope.drawn?.destroy()
    await frame()
    const { rows } = scope
    const start = performance.now()
    const drawn = new scope.FullCalendar.Calendar(place, {
      schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
      initialView: 'resourceTimelineWeek',
      initialDate: first.shifts[0]?.start,
      firstDay: 1,
      slotDuration: { days: 1 },
      height: innerHeight,
      virtualization: true,
      resourceOrder: 'title',
      resources: rows.map(({ id, title }) => ({ id, title })),
      events: rows.flatMap(({ id, shifts }) =>
        shifts.map(({ text, start: from, end }) => ({
          resourceId: id,
          title: text,
          start: from,
          end,
        })),
      ),
    })
    drawn.render()
    scope.drawn = drawn
    const isShown = () =>
      (place.textContent ?? '').includes(first.title) &&
      (place.textContent ?? '').includes(first.shifts[0]?.text ?? '')
    await untilPainted(isShown)
    return performance.now() - start
  })
}

/** A page with the rows in memory, and nothing drawn. */
export async function plainPage(browser: Browser, rows: readonly PeerRow[]): Promise<Page> {
  const plain = await browser.newPage({ viewport: peerWindow, locale: 'fr-FR' })
  await plain.setContent(
    page(
      'Plain elements',
      `#week { position: relative }
      .row { position: absolute; display: grid; grid-template-columns: 14rem repeat(7, 1fr) 7rem; width: 100% }
      .row > div { border: 1px solid; overflow: hidden }`,
    ),
  )
  await plain.evaluate((given) => Object.assign(globalThis, { rows: given }), rows)
  await addPaintClock(plain)
  return plain
}

/**
 * Milliseconds from the call that draws until the rows of the window are painted. This is the least that such a week
 * needs: names in the order of the language, times and hours as plain text, no action and no style; the rows follow
 * the window.
 */
export async function showPlainRows(plain: Page, rowHeight: number): Promise<number> {
  await plain.bringToFront()
  return plain.evaluate(async (height) => {
    const scope = globalThis as unknown as PeerScope
    const place = document.querySelector<HTMLElement>('#week')
    if (place === null) throw new Error('The page has no place for the week.')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    scope.drawn?.destroy()
    await frame()
    const start = performance.now()
    const { compare } = new Intl.Collator('fr')
    const rows = scope.rows.toSorted((a, b) => compare(a.title, b.title))
    const hour = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' })
    const textOf = (at: string) => hour.format(new Date(at))
    const element = (...content: (string | Node)[]) => {
      const made = document.createElement('div')
      made.append(...content)
      return made
    }
    const rowOf = ({ title, shifts }: PeerRow, at: number) => {
      const days = Map.groupBy(shifts, (shift) => new Date(shift.start).getUTCDay())
      const cells = [1, 2, 3, 4, 5, 6, 0].map((day) =>
        element(
          ...(days.get(day) ?? []).map((shift) =>
            element(element(`${textOf(shift.start)} – ${textOf(shift.end)}`), element(shift.text)),
          ),
        ),
      )
      const milliseconds = shifts.reduce(
        (sum, shift) => sum + Date.parse(shift.end) - Date.parse(shift.start),
        0,
      )
      const row = element(element(title), ...cells, element(`${milliseconds / 3_600_000} h`))
      row.className = 'row'
      row.style.cssText = `top: ${at * height}px; height: ${height}px`
      return row
    }
    const drawn = new Map<number, HTMLElement>()
    const draw = () => {
      const from = Math.max(0, Math.floor(scrollY / height) - 3)
      const to = Math.min(rows.length, Math.ceil((scrollY + innerHeight) / height) + 3)
      for (const [at, row] of drawn) {
        if (at >= from && at < to) continue
        row.remove()
        drawn.delete(at)
      }
      for (let at = from; at < to; at += 1) {
        const row = rows[at]
        if (row === undefined || drawn.has(at)) continue
        const made = rowOf(row, at)
        drawn.set(at, made)
        place.append(made)
      }
    }
    place.style.height = `${rows.length * height}px`
    draw()
    addEventListener('scroll', draw)
    scope.drawn = {
      destroy: () => {
        removeEventListener('scroll', draw)
        place.replaceChildren()
      },
    }
    await untilPainted(() => drawn.size > 0)
    return performance.now() - start
  }, rowHeight)
}
