import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { holidaysOn } from '@renfort/domain/law/public-holidays.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { DocumentData } from '../outside/pdf/port.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import type { DayShift, PlannedDays, PlannedRow } from './planned-days.ts'
import { wordsOf } from './words-of.ts'

export interface WeekRows {
  readonly company: string
  readonly week: number
  readonly year: number
  readonly planned: PlannedDays
  readonly today: IsoDate
}

interface PrintedShift {
  readonly time: string
  readonly people: readonly string[]
  readonly open: string | null
}

/** Every word and figure that `week.typ` shows, already in the reader's language. */
export interface WeekData extends DocumentData {
  readonly company: string
  readonly heading: string
  readonly dates: string
  /** The days with their public holidays; a local holiday names its places. */
  readonly head: readonly { readonly text: string; readonly holidays: readonly string[] }[]
  readonly rows: readonly {
    readonly title: string
    /** The place, with its time zone when that is not Paris. */
    readonly place: string | null
    readonly hours: string
    readonly days: readonly (readonly PrintedShift[])[]
  }[]
  readonly totals: readonly string[]
  readonly empty: string | null
}

/** The printed sheet of a week (PLAN-06): missions by day with their hours, as on the screen. */
export function weekDocument(
  { company, week, year, planned, today }: WeekRows,
  locale: Locale,
): WeekData {
  const words = wordsOf(locale)
  const formats = formatsOf(locale)
  const { days, rows } = planned
  const [from = today, to = today] = [days[0], days.at(-1)]
  const printed = (shift: DayShift): PrintedShift => {
    const { people, places, endsNextDay } = shift
    const open = Math.max(0, places - people.length)
    const until = endsNextDay ? fillWords(words.nextDay, { time: shift.to }) : shift.to
    return {
      time: fillWords(words.hours, { from: shift.from, to: until }),
      people: people.map(fullName),
      open:
        open === 0 ? null : fillWords(words.open[formats.plural(open)], { count: String(open) }),
    }
  }
  const perDay = days.map((_, day) => minutesOf(rows.flatMap((row) => row.days[day] ?? [])))
  return {
    title: fillWords(words.documentTitle, { week: String(week), company }),
    language: locale,
    date: today,
    footer: fillWords(words.footer, {
      company,
      week: String(week),
      year: String(year),
      day: formats.longDay(today),
    }),
    pageOf: words.pageOf,
    company,
    heading: fillWords(words.heading, { week: String(week) }),
    dates: fillWords(words.dates, { from: formats.longDay(from), to: formats.longDay(to) }),
    head: [
      { text: words.mission, holidays: [] },
      ...days.map((day) => ({ text: formats.day(day), holidays: holidaysOf(day, rows, locale) })),
    ],
    rows: rows.map(({ title, place, timeZone, days: shifts }) => ({
      title,
      place: [place, overseasZoneName(timeZone, locale)].filter((part) => part).join(', ') || null,
      hours: formats.duration(minutesOf(shifts.flat())),
      days: shifts.map((each) => each.map(printed)),
    })),
    totals: [
      words.total,
      ...perDay.map((minutes) => (minutes === 0 ? '' : formats.duration(minutes))),
    ],
    empty: rows.length === 0 ? words.empty : null,
  }
}

/** The minutes of all slots together, including slots without a Sider. */
function minutesOf(shifts: readonly DayShift[]): number {
  return shifts.reduce((sum, { minutes, places }) => sum + minutes * places, 0)
}

/**
 * The holidays of a day at the places of a week, such as « abolition de l’esclavage (Hôtel,
 * Saint-Denis) ».
 */
function holidaysOf(day: IsoDate, rows: readonly PlannedRow[], locale: Locale): string[] {
  const local = new Set(rows.flatMap(({ localHolidays }) => localHolidays))
  return holidaysOn(day, [...local]).map((slug) => {
    const name = holidayName(slug, locale)
    const isThere = ({ localHolidays }: PlannedRow) => localHolidays.some((each) => each === slug)
    const there = rows.filter(isThere)
    if (there.length === 0 || there.length === rows.length) return name
    const places = new Set(there.flatMap(({ place }) => place ?? []))
    return fillWords(wordsOf(locale).holidayAt, {
      holiday: name,
      places: formatsOf(locale).list([...places]),
    })
  })
}
