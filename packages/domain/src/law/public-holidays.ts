import { dateOfDay, dayNumberOf, isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { dayNumber, yearOfDay } from '../kernel/civil-day.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import { workCode } from './dated.ts'
import type { DatedList, LegalSource } from './dated.ts'
import { territoryOf } from './territory.ts'
import type { WorkAddress } from './territory.ts'

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

/** The holidays of all France. */
export const nationalHolidaySlugs = [...solidaritySlugs, 'fete-du-travail'] as const
type NationalHolidaySlug = (typeof nationalHolidaySlugs)[number]

/** The holidays that only some territories have. */
export const localHolidaySlugs = [
  'vendredi-saint',
  'saint-etienne',
  'abolition-mayotte',
  'abolition-martinique',
  'abolition-guadeloupe',
  'abolition-saint-martin',
  'abolition-guyane',
  'abolition-saint-barthelemy',
  'abolition-la-reunion',
] as const
export type LocalHolidaySlug = (typeof localHolidaySlugs)[number]

export const holidaySlugs = [...nationalHolidaySlugs, ...localHolidaySlugs] as const
export type HolidaySlug = (typeof holidaySlugs)[number]

type HolidayRule = { month: number; day: number } | { afterEaster: number }

/** When each national holiday falls: a day of the year, or days after Easter Sunday. */
export const holidayRules: DatedList<Readonly<Record<NationalHolidaySlug, HolidayRule>>> = [
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

/** The two holidays of Alsace-Moselle. */
export const alsaceMoselleHolidayRules: DatedList<
  Readonly<Record<'vendredi-saint' | 'saint-etienne', HolidayRule>>
> = [
  {
    from: isoDate('2019-01-01'),
    value: { 'vendredi-saint': { afterEaster: -2 }, 'saint-etienne': { month: 12, day: 26 } },
    source: workCode('L3134-13'),
  },
]

/** The day on which each overseas territory commemorates the abolition of slavery. */
export const abolitionHolidayRules: DatedList<
  Readonly<Record<Exclude<LocalHolidaySlug, 'vendredi-saint' | 'saint-etienne'>, HolidayRule>>
> = [
  {
    from: isoDate('2019-01-01'),
    value: {
      'abolition-mayotte': { month: 4, day: 27 },
      'abolition-martinique': { month: 5, day: 22 },
      'abolition-guadeloupe': { month: 5, day: 27 },
      'abolition-saint-martin': { month: 5, day: 28 },
      'abolition-guyane': { month: 6, day: 10 },
      'abolition-saint-barthelemy': { month: 10, day: 9 },
      'abolition-la-reunion': { month: 12, day: 20 },
    },
    source: workCode('L3422-2'),
  },
]

/** The text that makes a day a public holiday. */
export function holidaySource(slug: HolidaySlug): LegalSource {
  if (isKeyOf(alsaceMoselleHolidayRules[0].value, slug)) return alsaceMoselleHolidayRules[0].source
  if (isKeyOf(abolitionHolidayRules[0].value, slug)) return abolitionHolidayRules[0].source
  return holidayRules[0].source
}

/** The article of a holiday that only some territories have; `null` for a national one. */
export function localArticleOf(slug: HolidaySlug): string | null {
  return isAmong(localHolidaySlugs, slug) ? (holidaySource(slug).article ?? null) : null
}

/**
 * The days of a place of work: its time zone, and its holidays, national or local, one of which the
 * company may have made its solidarity day.
 */
export interface HolidayCalendar {
  readonly timeZone: TimeZone
  readonly local: readonly LocalHolidaySlug[]
  readonly solidarity: SolidaritySlug | null
}

/** The calendar of a company at a place. */
export function holidayCalendar(
  solidarity: SolidaritySlug | null,
  local: readonly LocalHolidaySlug[],
  timeZone: TimeZone,
): HolidayCalendar {
  return { timeZone, local, solidarity: solidarityAt(solidarity, local) }
}

/**
 * The solidarity day of a company at a place with these holidays. In Alsace-Moselle 25 December is never
 * one (L3134-16): it is a holiday there even if the company chose it.
 */
export function solidarityAt(
  chosen: SolidaritySlug | null,
  local: readonly LocalHolidaySlug[],
): SolidaritySlug | null {
  return chosen === 'noel' && local.includes('saint-etienne') ? null : chosen
}

/** A place of work; `hasProtestantChurch` is null while nobody has answered. */
export interface HolidayPlace extends WorkAddress {
  readonly hasProtestantChurch: boolean | null
}

/**
 * The local holidays of a place, in addition to the national ones. Good Friday is one only in
 * communes of Alsace-Moselle with a Protestant or a mixed church (L3134-13).
 */
export function localHolidaysAt(place: HolidayPlace): readonly LocalHolidaySlug[] {
  const territory = territoryOf(place)
  if (territory === 'alsace-moselle') {
    return place.hasProtestantChurch === true
      ? ['vendredi-saint', 'saint-etienne']
      : ['saint-etienne']
  }
  return localHolidaySlugs.filter((slug) => slug === `abolition-${territory}`)
}

export interface Holiday {
  readonly slug: HolidaySlug
  readonly date: IsoDate
}

/**
 * The holidays of a year, in the order of their dates: the eleven national ones and the local ones.
 */
export function holidaysOf(year: number, local: readonly LocalHolidaySlug[] = []): Holiday[] {
  const { national, ofPlaces } = yearOfHolidays(year)
  return [...national, ...ofPlaces.filter(({ slug }) => isAmong(local, slug))]
    .toSorted((a, b) => a.day - b.day)
    .map(({ slug, day }) => ({ slug, date: dateOfDay(day) }))
}

/**
 * The holidays of a day: none, one, or two when a movable feast falls on a fixed one (1 May 2008).
 */
export function holidaysOn(
  date: IsoDate,
  local: readonly LocalHolidaySlug[],
): readonly HolidaySlug[] {
  return holidaysOnDay(dayNumberOf(date), local)
}

export function holidaysOnDay(
  day: number,
  local: readonly LocalHolidaySlug[],
): readonly HolidaySlug[] {
  if (day < current.firstDay || day > current.lastDay) current = yearOfHolidays(yearOfDay(day))
  const national = current.byDay.get(day) ?? none
  if (local.length === 0) return national
  const ofPlace = current.ofPlaces.filter((each) => each.day === day && isAmong(local, each.slug))
  return ofPlace.length === 0 ? national : [...national, ...ofPlace.map(({ slug }) => slug)]
}

/** The holiday of a date, the first of two; `null` on other days. */
export function holidayOn(date: IsoDate, local: readonly LocalHolidaySlug[]): HolidaySlug | null {
  return holidaysOn(date, local)[0] ?? null
}

/** Whether a date is a public holiday other than the organisation's solidarity day. */
export function isUnworkedHoliday(date: IsoDate, calendar: HolidayCalendar): boolean {
  return isUnworkedHolidayDay(dayNumberOf(date), calendar)
}

export function isUnworkedHolidayDay(day: number, { local, solidarity }: HolidayCalendar): boolean {
  const slugs = holidaysOnDay(day, local)
  return slugs.length > 0 && !slugs.some((slug) => slug === solidarity)
}

interface HolidayDay {
  readonly slug: HolidaySlug
  readonly day: number
}

interface YearOfHolidays {
  firstDay: number
  lastDay: number
  national: readonly HolidayDay[]
  /** The holidays of all territories. */
  ofPlaces: readonly HolidayDay[]
  /** The national ones alone. */
  byDay: ReadonlyMap<number, readonly HolidaySlug[]>
}

const none: readonly HolidaySlug[] = []
const years = new Map<number, YearOfHolidays>()
let current: YearOfHolidays = {
  firstDay: 0,
  lastDay: -1,
  national: [],
  ofPlaces: [],
  byDay: new Map(),
}

function yearOfHolidays(year: number): YearOfHolidays {
  const known = years.get(year)
  if (known !== undefined) return known
  const easter = easterDay(year)
  const dayOf = (rule: HolidayRule) =>
    'month' in rule ? dayNumber(year, rule.month, rule.day) : easter + rule.afterEaster
  const rules = holidayRules[0].value
  const localRules = { ...alsaceMoselleHolidayRules[0].value, ...abolitionHolidayRules[0].value }
  const national = nationalHolidaySlugs
    .map((slug) => ({ slug, day: dayOf(rules[slug]) }))
    .toSorted((a, b) => a.day - b.day)
  const byDay = new Map<number, HolidaySlug[]>()
  for (const { slug, day } of national) byDay.set(day, [...(byDay.get(day) ?? []), slug])
  const entry = {
    firstDay: dayNumber(year, 1, 1),
    lastDay: dayNumber(year, 12, 31),
    national,
    ofPlaces: localHolidaySlugs.map((slug) => ({ slug, day: dayOf(localRules[slug]) })),
    byDay,
  }
  years.set(year, entry)
  return entry
}

function isAmong(local: readonly LocalHolidaySlug[], slug: HolidaySlug): boolean {
  return local.some((each) => each === slug)
}

function isKeyOf(rules: object, slug: HolidaySlug): boolean {
  return Object.hasOwn(rules, slug)
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
