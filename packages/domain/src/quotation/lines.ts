import { minutes } from '../kernel/duration.ts'
import { cents, mulDiv } from '../kernel/money.ts'
import { hourTypes } from '../remuneration/pricing-rows.ts'
import type { HourType } from '../remuneration/pricing-rows.ts'
import type { HourTotals } from './hour-totals.ts'
import type { QuotationLine, Reason } from './quotation.ts'
import type { RateSheet } from './rate-sheet.ts'
import { reasonsOf } from './reasons.ts'
import { kindsCount } from './segments.ts'
import { unitPrices } from './unit-prices.ts'

interface Group {
  readonly tags: readonly HourType[]
  readonly mask: number
  readonly increaseBasisPoints: number
  readonly coefficientBasisPoints: number
  minutes: number
  readonly because: Reason[]
}

/** The lines of a quotation: one per set of tags and increase, by tags (normal 1, night 2, extra 4 …), then by increase. */
export function quotationLines(totals: HourTotals, sheet: RateSheet): QuotationLine[] {
  const groups: Group[] = []
  // A line of hours fills one or two of the many cells.
  for (let index = 0; index < totals.minutes.length; index += 1) {
    const count = totals.minutes[index] ?? 0
    if (count === 0) continue
    const reasons = reasonsOf(totals, index, sheet)
    const group = groupOf(reasons, Math.floor(index / kindsCount), sheet)
    const known = groups.find((each) => isSameGroup(each, group)) ?? group
    if (known === group) groups.push(group)
    known.minutes += count
    for (const reason of reasons) addReason(known.because, reason)
  }
  return groups
    .toSorted((a, b) => a.mask - b.mask || a.increaseBasisPoints - b.increaseBasisPoints)
    .map((group) => priced(group, sheet))
}

function isSameGroup(a: Group, b: Group): boolean {
  return (
    a.mask === b.mask &&
    a.increaseBasisPoints === b.increaseBasisPoints &&
    a.coefficientBasisPoints === b.coefficientBasisPoints
  )
}

/** The tags of each combination, indexed by the sum of their bits. */
const tagsOf: readonly (readonly HourType[])[] = Array.from(
  { length: 1 << hourTypes.length },
  (_, mask) => hourTypes.filter((_tag, bit) => (mask & (1 << bit)) !== 0),
)

/** Surcharges add up; the coefficient is the one of the highest tag (decisions §4.2). */
function groupOf(reasons: readonly Reason[], step: number, sheet: RateSheet): Group {
  let mask = 0
  for (const { tag } of reasons) mask |= 1 << hourTypes.indexOf(tag)
  const tags = tagsOf[mask] ?? []
  const highest = tags.at(-1) ?? 'normal'
  const coefficientBasisPoints =
    highest === 'extra'
      ? (sheet.overtime[step - 1]?.coefficientBasisPoints ?? sheet.coefficients.normal)
      : sheet.coefficients[highest]
  return {
    tags,
    mask,
    increaseBasisPoints: reasons.reduce((sum, reason) => sum + reason.increaseBasisPoints, 0),
    coefficientBasisPoints,
    minutes: 0,
    because: [],
  }
}

/** Rounded once per line, to the cent, half away from zero. */
function priced(group: Group, sheet: RateSheet): QuotationLine {
  const { increaseBasisPoints, coefficientBasisPoints } = group
  const units = unitPrices(sheet.hourlyRate, increaseBasisPoints, coefficientBasisPoints)
  const { payUnitCents, billUnitCents } = units
  return {
    tags: group.tags,
    minutes: minutes(group.minutes),
    baseRateCents: sheet.hourlyRate,
    ...units,
    coefficientBasisPoints,
    payCents: cents(mulDiv(group.minutes, payUnitCents, 60)),
    priceCents: cents(mulDiv(group.minutes, billUnitCents, 60)),
    because: group.because.toSorted((a, b) => hourTypes.indexOf(a.tag) - hourTypes.indexOf(b.tag)),
  }
}

/**
 * Adds a reason; an equal one (the night of another day, say) only gets its minutes and holidays.
 */
function addReason(because: Reason[], reason: Reason): void {
  const index = because.findIndex((known) => sameReason(known, reason))
  const known = because[index]
  if (known === undefined) {
    because.push(reason)
    return
  }
  because[index] = withHolidaysOf(reason, {
    ...known,
    minutes: minutes(known.minutes + reason.minutes),
  })
}

function sameReason(a: Reason, b: Reason): boolean {
  if (a.tag !== b.tag || a.increaseBasisPoints !== b.increaseBasisPoints) return false
  if (a.tag === 'extra' && b.tag === 'extra') return a.fromHour === b.fromHour
  const [senior, otherSenior] = ['seniority' in a && a.seniority, 'seniority' in b && b.seniority]
  return (senior === null) === (otherSenior === null)
}

function withHolidaysOf(other: Reason, reason: Reason): Reason {
  if (!('holidays' in reason) || !('holidays' in other)) return reason
  const dates = new Set(reason.holidays.map((holiday) => holiday.date))
  const added = other.holidays.filter((holiday) => !dates.has(holiday.date))
  const holidays = [...reason.holidays, ...added].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return { ...reason, holidays }
}
