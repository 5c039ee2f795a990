import { type IsoDate, isIsoDate, weekdayOf } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { monthOfWord, weekdayOfWord } from './calendar-words.ts'

/** Which number of 07/12 is the day, where a column has shown it. */
export type DayOrder = 'dayFirst' | 'monthFirst'

export interface DayReading {
  readonly today: IsoDate
  /** A day without its year is the next one for what is to come, the last one for what was worked. */
  readonly toward: 'next' | 'last'
  /** Without it, the day comes first unless only the other order makes a date. */
  readonly order?: DayOrder | undefined
}

const years = { first: 1900, last: 2199 } as const
/** 29 February comes back after eight years at most. */
const mostYears = 8

/** The date of a day, a month and a year of four digits, or of two, which are of this century. */
export function dateOf(day: number, month: number, year: string): IsoDate | null {
  const full = year.length === 2 ? `20${year}` : year.padStart(4, '0')
  if (Number(full) < years.first || Number(full) > years.last) return null
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(text) ? text : null
}

/** The next such day, today among them, or the last one; `null` where no year has it. */
export function dateWithoutYear(
  day: number,
  month: number,
  { today, toward }: Pick<DayReading, 'today' | 'toward'>,
): IsoDate | null {
  const step = toward === 'next' ? 1 : -1
  for (let more = 0; more <= mostYears; more += 1) {
    const date = dateOf(day, month, String(Number(today.slice(0, 4)) + step * more))
    if (date !== null && (toward === 'next' ? date >= today : date <= today)) return date
  }
  return null
}

/**
 * A day as people and tools write it: 07/12/2026, 7.12.26, 7/12, 071226, 07122026, 2026/12/07,
 * 07-déc-26, « lun. 7 déc. 2026 », Dec 7, 2026, with or without « 00:00 » after it. `null` when it is no
 * day, or when the weekday that stands before it is another one.
 */
export function readDay(text: string, reading: DayReading): IsoDate | null {
  const typed = plain(text)
    .replace(/[ t]0{1,2}:00(?::00(?:\.0+)?)?z?$/, '')
    .replace(/^le /, '')
  if (isIsoDate(typed)) return typed
  const [, word = '', rest = ''] = /^(\p{L}+)[.,]{0,2} (.*\d.*)$/u.exec(typed) ?? []
  const weekday = weekdayBefore(word)
  if (weekday === null) return datesOf(typed, reading)[0] ?? null
  const dates = datesOf(rest, reading)
  if (dates.length > 0) return dates.find((date) => weekdayOf(date) === weekday) ?? null
  // « Mar 8 » is in March for who writes the month first.
  return datesOf(typed, reading)[0] ?? null
}

/** What a day without its weekday may stand for, the likelier first. */
function datesOf(text: string, reading: DayReading): readonly IsoDate[] {
  return [...numericDates(text, reading), ...writtenDates(text, reading)].filter(
    (date) => date !== null,
  )
}

/** Lower case without accents, one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

const shortWeekdays = ['lu', 'ma', 'me', 'je', 've', 'sa', 'di']

function weekdayBefore(word: string): Weekday | null {
  const short = shortWeekdays.indexOf(word)
  return weekdayOfWord(word) ?? (short === -1 ? null : (short as Weekday))
}

/** 07/12/2026 and its kind; 2026/12/07 has one order only. */
function numericDates(text: string, reading: DayReading): readonly (IsoDate | null)[] {
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text)
  if (yearFirst !== null) {
    return [dateOf(Number(yearFirst[3]), Number(yearFirst[2]), yearFirst[1] ?? '')]
  }
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (parts === null) return []
  const [first, second, year] = [Number(parts[1]), Number(parts[2]), parts[3]]
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const others =
    compact === null ? [] : [dateOf(Number(compact[3]), Number(compact[2]), compact[1] ?? '')]
  const dayFirst = complete(first, second, year, reading)
  // Only who writes 12/25 begins with the month: 9.30 is none.
  const monthFirst = text.includes('/') ? complete(second, first, year, reading) : null
  if (reading.order === 'monthFirst') return [monthFirst, ...others]
  return reading.order === 'dayFirst' ? [dayFirst, ...others] : [dayFirst, ...others, monthFirst]
}

/** « 7 decembre 2026 », « 7-dec-26 », « december 7th, 2026 ». */
function writtenDates(text: string, reading: DayReading): readonly (IsoDate | null)[] {
  const words = text.replace(/[/.,\- ]+/g, ' ').trim()
  const match =
    /^(?<day>\d{1,2})(?:er|st|nd|rd|th)? (?:of |de )?(?<month>\p{L}+)(?: (?<year>\d{4}|\d{2}))?$/u.exec(
      words,
    ) ?? /^(?<month>\p{L}+) (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/u.exec(words)
  const { day, month = '', year } = match?.groups ?? {}
  const number = monthOfWord(month)
  return number === null ? [] : [complete(Number(day), number, year, reading)]
}

function complete(
  day: number,
  month: number,
  year: string | undefined,
  reading: DayReading,
): IsoDate | null {
  return year === undefined ? dateWithoutYear(day, month, reading) : dateOf(day, month, year)
}
