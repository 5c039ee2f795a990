import { dateOfDay, dayNumberOf, isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { dayNumber, yearOfDay } from '../kernel/civil-day.ts'
import { workCode } from './dated.ts'
import type { DatedList } from './dated.ts'

/** The solidarity day may be any public holiday but 1 May; it replaces the increase of that holiday. */
export const solidaritySource = workCode('L3133-7')

/** Temporary workers are paid for a holiday that the client's staff does not work, at any seniority. */
export const unworkedHolidaySource = workCode('L1251-18')

/** The holidays that an organisation may choose as its solidarity day (REM-11). */
export const solidaritySlugs = [
  'armistice',
  'assomption',
  'fete-de-la-victoire',
  'fete-nationale-francaise',
  'jeudi-de-l-ascension',
  'jour-de-l-an',
  'lundi-de-pentecote',
  'lundi-de-paques',
  'noel',
  'toussaint',
] as const
export type SolidaritySlug = (typeof solidaritySlugs)[number]

export const holidaySlugs = [...solidaritySlugs, 'fete-du-travail'] as const
export type HolidaySlug = (typeof holidaySlugs)[number]

/** When each national holiday falls: a day of the year, or days after Easter Sunday. */
export const holidayRules: DatedList<
  Readonly<Record<HolidaySlug, { month: number; day: number } | { afterEaster: number }>>
> = [
  {
    from: isoDate('2019-01-01'),
    value: {
      'jour-de-l-an': { month: 1, day: 1 },
      'lundi-de-paques': { afterEaster: 1 },
      'fete-du-travail': { month: 5, day: 1 },
      'fete-de-la-victoire': { month: 5, day: 8 },
      'jeudi-de-l-ascension': { afterEaster: 39 },
      'lundi-de-pentecote': { afterEaster: 50 },
      'fete-nationale-francaise': { month: 7, day: 14 },
      assomption: { month: 8, day: 15 },
      toussaint: { month: 11, day: 1 },
      armistice: { month: 11, day: 11 },
      noel: { month: 12, day: 25 },
    },
    source: workCode('L3133-1'),
  },
]

export interface Holiday {
  readonly slug: HolidaySlug
  readonly date: IsoDate
}

/** The eleven national holidays of a year, in the order of their dates. */
export function holidaysOf(year: number): readonly Holiday[] {
  return yearOfHolidays(year).list
}

/** The holidays of a day: none, one, or two when a movable feast meets a fixed one (1 May 2008). */
export function holidaysOn(date: IsoDate): readonly HolidaySlug[] {
  return holidaysOnDay(dayNumberOf(date))
}

export function holidaysOnDay(day: number): readonly HolidaySlug[] {
  if (day < current.firstDay || day > current.lastDay) current = yearOfHolidays(yearOfDay(day))
  return current.byDay.get(day) ?? none
}

/** The holiday of a date, the first one when two meet; `null` on other days. */
export function holidayOn(date: IsoDate): HolidaySlug | null {
  return holidaysOn(date)[0] ?? null
}

/** Whether a date is a public holiday that the organisation has not made its solidarity day. */
export function isUnworkedHoliday(date: IsoDate, solidarity: SolidaritySlug | null): boolean {
  return isUnworkedHolidayDay(dayNumberOf(date), solidarity)
}

export function isUnworkedHolidayDay(day: number, solidarity: SolidaritySlug | null): boolean {
  const slugs = holidaysOnDay(day)
  return slugs.length > 0 && !slugs.some((slug) => slug === solidarity)
}

interface YearOfHolidays {
  firstDay: number
  lastDay: number
  list: readonly Holiday[]
  byDay: ReadonlyMap<number, readonly HolidaySlug[]>
}

const none: readonly HolidaySlug[] = []
const years = new Map<number, YearOfHolidays>()
let current: YearOfHolidays = { firstDay: 0, lastDay: -1, list: [], byDay: new Map() }

function yearOfHolidays(year: number): YearOfHolidays {
  const known = years.get(year)
  if (known !== undefined) return known
  const easter = easterDay(year)
  const rules = holidayRules[0].value
  const days = holidaySlugs
    .map((slug) => {
      const rule = rules[slug]
      const day =
        'month' in rule ? dayNumber(year, rule.month, rule.day) : easter + rule.afterEaster
      return { slug, day }
    })
    .toSorted((a, b) => a.day - b.day)
  const byDay = new Map<number, HolidaySlug[]>()
  for (const { slug, day } of days) byDay.set(day, [...(byDay.get(day) ?? []), slug])
  const entry = {
    firstDay: dayNumber(year, 1, 1),
    lastDay: dayNumber(year, 12, 31),
    list: days.map(({ slug, day }) => ({ slug, date: dateOfDay(day) })),
    byDay,
  }
  years.set(year, entry)
  return entry
}

/** Day number of Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterDay(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const index = epact + toSunday - 7 * late + 114
  return dayNumber(year, Math.floor(index / 31), (index % 31) + 1)
}
