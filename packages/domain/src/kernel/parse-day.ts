import type { IsoDate } from './calendar.ts'
import { daysBetween, isIsoDate } from './calendar.ts'

const nearbyDays = 183

const months = [
  /^jan/,
  /^f[eé]v|^feb/,
  /^mar/,
  /^avr|^apr/,
  /^mai|^may/,
  /^juin|^jun/,
  /^juil|^jul/,
  /^ao[uû]|^aug/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^d[eé]c/,
]

const dayFirst =
  /^(?:[a-z]+[.,]{0,2} )?(?<day>\d{1,2})(?:er|st|nd|rd|th)? (?<month>[a-zéû]+)\.?(?: (?<year>\d{4}))?$/
const monthFirst =
  /^(?:[a-z]+[.,]{0,2} )?(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function dayOf(year: number, month: number, day: number): IsoDate | null {
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
  return isIsoDate(text) ? text : null
}

/** The day nearest to today, for a day typed without its year. */
function nearest(month: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const candidates = [year, year + 1, year - 1].map((each) => dayOf(each, month, day))
  return (
    candidates.find((date) => date !== null && Math.abs(daysBetween(today, date)) <= nearbyDays) ??
    null
  )
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

/**
 * A day as people type it: 07/12/2026, 7.12.26, 7/12, 071226, 07122026, « lun. 7 déc. 2026 », Dec 7, 2026
 * or 2026-12-07 from a paste. `today` completes a day without its year. `null` when it is no day.
 */
export function parseDay(text: string, today: IsoDate): IsoDate | null {
  const typed = text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()
  if (isIsoDate(typed)) return typed
  const numeric =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed)
  if (numeric) return complete(Number(numeric[1]), Number(numeric[2]), numeric[3], today)
  const match = dayFirst.exec(typed) ?? monthFirst.exec(typed)
  if (!match) return null
  const { day, month: name = '', year } = match.groups ?? {}
  const month = months.findIndex((pattern) => pattern.test(name)) + 1
  return month === 0 ? null : complete(Number(day), month, year, today)
}

function complete(
  day: number,
  month: number,
  year: string | undefined,
  today: IsoDate,
): IsoDate | null {
  return year === undefined ? nearest(month, day, today) : dayOf(fullYear(year), month, day)
}
