import { dateOfDay } from '../kernel/calendar.ts'
import { minutes } from '../kernel/duration.ts'
import {
  holidayRules,
  holidaySource,
  holidaysOnDay,
  solidaritySource,
} from '../law/public-holidays.ts'
import type { LegalSource } from '../law/dated.ts'
import type { Holiday } from '../law/public-holidays.ts'
import { mayDayIncreasePercent, nightWindow, overtimeIncreases } from '../law/working-time.ts'
import type { HourTotals } from './hour-totals.ts'
import type { ReachedSeniority, Reason } from './quotation.ts'
import type { Increase, RateSheet } from './rate-sheet.ts'
import { kinds, kindsCount } from './segments.ts'

/** Why the minutes of one cell of the totals have their price: one reason for each tag. */
export function reasonsOf(totals: HourTotals, index: number, sheet: RateSheet): Reason[] {
  const kind = index % kindsCount
  const step = Math.floor(index / kindsCount)
  const count = { minutes: minutes(totals.minutes[index] ?? 0) }
  const holidays = [...(totals.holidayDays.get(index) ?? [])]
    .toSorted((a, b) => a - b)
    .map((day) => holidayOf(day, sheet))
  const reasons: Reason[] = []
  if (kind & kinds.night) {
    const { startHour: start, endHour: end } = sheet.window
    const applied = appliedIncrease(sheet.night, (kind & kinds.seniorNight) !== 0)
    const legal = nightWindow[0]
    // A policy may set another night than the law; no article defines that night.
    const law = start === legal.value.start && end === legal.value.end ? legal.source : null
    reasons.push({ tag: 'night', ...count, ...applied, law, window: { start, end } })
  }
  const overtime = overtimeReason(sheet, step)
  if (overtime !== null) reasons.push({ ...overtime, ...count })
  if (kind & kinds.sunday) {
    const applied = appliedIncrease(sheet.sunday, (kind & kinds.seniorSunday) !== 0)
    const zti = sheet.zti && applied.seniority === null && applied.source === 'policy'
    reasons.push({ tag: 'sunday', ...count, ...applied, law: null, zti })
  }
  if (kind & kinds.solidarity) {
    const law = solidaritySource
    const none = { increaseBasisPoints: 0, source: 'law' } as const
    reasons.push({ tag: 'solidarity', ...count, ...none, law, holidays })
  }
  if (kind & kinds.holidays) {
    const applied =
      kind & kinds.legalHoliday
        ? ({
            increaseBasisPoints: sheet.mayDayBasisPoints,
            source: 'law',
            seniority: null,
          } as const)
        : appliedIncrease(sheet.holidays, (kind & kinds.seniorHolidays) !== 0)
    const mayDay = holidays.some((holiday) => holiday.slug === 'fete-du-travail')
    const law = mayDay ? mayDayIncreasePercent[0].source : sourceOf(holidays)
    reasons.push({ tag: 'holidays', ...count, ...applied, law, holidays })
  }
  if (reasons.length > 0) return reasons
  return [{ tag: 'normal', ...count, increaseBasisPoints: 0, source: 'mission', law: null }]
}

function overtimeReason(
  { overtime }: RateSheet,
  step: number,
): Omit<Extract<Reason, { tag: 'extra' }>, 'minutes'> | null {
  const reached = overtime[step - 1]
  if (reached === undefined) return null
  const next = overtime[step]
  return {
    tag: 'extra',
    increaseBasisPoints: reached.basisPoints,
    source: reached.source,
    law: overtimeIncreases[0].source,
    fromHour: reached.afterMinutes / 60 + 1,
    toHour: next === undefined ? null : next.afterMinutes / 60,
  }
}

function appliedIncrease(
  increase: Increase,
  senior: boolean,
): {
  increaseBasisPoints: number
  source: Increase['source']
  seniority: ReachedSeniority | null
} {
  const { source } = increase
  if (!senior || increase.senior === null) {
    return { increaseBasisPoints: increase.basisPoints, source, seniority: null }
  }
  const { basisPoints, daysThreshold, fromDay } = increase.senior
  return {
    increaseBasisPoints: basisPoints,
    source,
    seniority: { daysThreshold, since: dateOfDay(fromDay) },
  }
}

/**
 * The legal source of the holidays of a line: that of its local ones when it has any, because
 * readers know those least.
 */
function sourceOf(holidays: readonly Holiday[]): LegalSource {
  const local = holidays.map(({ slug }) => holidaySource(slug))
  return local.find((source) => source !== holidayRules[0].source) ?? holidayRules[0].source
}

function holidayOf(day: number, { calendar }: RateSheet): Holiday {
  return { slug: holidaysOnDay(day, calendar.local)[0] ?? 'fete-du-travail', date: dateOfDay(day) }
}
