import { weekdayOfDay, weekNumberOfDay } from '../kernel/civil-day.ts'
import { clockChangeAfter, offsetAt } from '../kernel/place-time.ts'
import { holidaysOnDay } from '../law/public-holidays.ts'
import type { PlannedShift } from './planned-shift.ts'
import type { Increase, RateSheet } from './rate-sheet.ts'

/**
 * The kind of a minute as bits; three of them say that the seniority increase of a tag is reached.
 */
export const kinds = {
  night: 1,
  sunday: 2,
  solidarity: 4,
  holidays: 8,
  seniorNight: 16,
  seniorSunday: 32,
  seniorHolidays: 64,
  /** a holiday for which the law requires more than the policy's increase */
  legalHoliday: 128,
} as const

export const kindsCount = 256

/** Consecutive minutes of one kind, on one local day. */
export interface Segment {
  kind: number
  minutes: number
  day: number
  week: number
}

/** Consecutive minutes without a break, between two epoch minutes. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

type Work = PlannedShift | { readonly stretches: readonly Stretch[] }

/**
 * Cuts work into segments: planned shifts with their one break, or worked time between real breaks.
 * The next call reuses the array that this one returns.
 */
export function segmenter(sheet: RateSheet): (work: Work) => readonly Segment[] {
  const segments: Segment[] = []
  const { nightStart, nightEnd } = sheet
  const { timeZone } = sheet.calendar
  const firstCut = Math.min(nightStart, nightEnd)
  const secondCut = Math.max(nightStart, nightEnd)
  // The night is the time between its two bounds, or outside them when it passes midnight.
  const nightBetween = nightStart < nightEnd
  const seniorNightFrom = sheet.night.senior?.fromDay ?? Number.POSITIVE_INFINITY
  let cut: Work | null = null
  let knownDay = Number.NaN
  let knownKind = 0
  let knownWeek = 0

  function addRun(start: number, end: number): void {
    let from = start
    while (from < end) {
      const day = Math.floor(from / 1440)
      const ofDay = from - day * 1440
      const between = ofDay >= firstCut && ofDay < secondCut
      const upTo = ofDay < firstCut ? firstCut : between ? secondCut : 1440
      const to = Math.min(end, day * 1440 + upTo)
      if (day !== knownDay) {
        knownDay = day
        knownKind = kindOfDay(sheet, day)
        knownWeek = weekNumberOfDay(day)
      }
      const night = between === nightBetween && firstCut !== secondCut
      const nightKind = day >= seniorNightFrom ? kinds.night | kinds.seniorNight : kinds.night
      segments.push({
        kind: night ? knownKind | nightKind : knownKind,
        minutes: to - from,
        day,
        week: knownWeek,
      })
      from = to
    }
  }

  /**
   * Between two clock changes, wall time and real time run alike, so the bounds of the day can be
   * compared.
   */
  function addPiece(start: number, end: number): void {
    let from = start
    while (from < end) {
      const to = Math.min(end, clockChangeAfter(from, timeZone))
      const offset = offsetAt(from, timeZone)
      addRun(from + offset, to + offset)
      from = to
    }
  }

  return (work) => {
    if (work === cut) return segments
    cut = work
    segments.length = 0
    if ('stretches' in work) {
      for (const { start, end } of work.stretches) addPiece(start, end)
    } else if (work.worked > 0) {
      addPiece(work.start, work.breakStart)
      addPiece(work.breakEnd, work.end)
    }
    return segments
  }
}

function kindOfDay(sheet: RateSheet, day: number): number {
  let kind = 0
  if (weekdayOfDay(day) === 6) {
    kind |= reached(sheet.sunday, day) ? kinds.sunday | kinds.seniorSunday : kinds.sunday
  }
  const { local, solidarity } = sheet.calendar
  const slugs = holidaysOnDay(day, local)
  if (slugs.length === 0) return kind
  if (slugs.some((slug) => slug === solidarity)) return kind | kinds.solidarity
  const { holidays } = sheet
  const senior = reached(holidays, day) ? holidays.senior : null
  const applied = (senior ?? holidays).basisPoints
  if (slugs.includes('fete-du-travail') && applied < sheet.mayDayBasisPoints) {
    return kind | kinds.holidays | kinds.legalHoliday
  }
  return kind | (senior === null ? kinds.holidays : kinds.holidays | kinds.seniorHolidays)
}

function reached({ senior }: Increase, day: number): boolean {
  return senior !== null && day >= senior.fromDay
}
