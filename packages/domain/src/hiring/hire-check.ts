import { compareInstants, type Instant } from '../kernel/calendar.ts'
import { startDayOf } from '../kernel/place-time.ts'
import { consecutiveDaysFindings } from '../legal-guard/consecutive-days-findings.ts'
import { type Finding, findingIdentity } from '../legal-guard/finding.ts'
import { personLimits } from '../legal-guard/person-check.ts'
import { workingTimeFindings } from '../legal-guard/working-time-findings.ts'
import { compareShifts, plannedShift } from '../quotation/planned-shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/** A shift as one Sider works it. */
export type WorkedShift = Omit<ShiftDraft, 'slots'>

export interface HireCheck {
  /** A shift during which the Sider is at work already. */
  readonly elsewhere: { readonly startsAt: Instant; readonly endsAt: Instant } | null
  /** Findings of the law that the hire would cause: it is refused (law §3.6). */
  readonly forbidden: readonly Finding[]
  /** Rules of the product that the hire would break: it needs a reason. */
  readonly warnings: readonly Finding[]
}

interface HireOptions {
  readonly accepted?: boolean
  readonly leaving?: readonly WorkedShift[]
}

/**
 * Checks the new shifts of a Sider together with their other shifts, in any mission. Findings that
 * existed before the hire do not count. `accepted` leaves out findings of the new shifts alone,
 * which the company accepted when it posted them. `leaving` are those of the other shifts that the
 * new ones replace.
 */
export function checkHire(
  added: readonly WorkedShift[],
  taken: readonly WorkedShift[],
  { accepted = false, leaving = [] }: HireOptions = {},
): HireCheck {
  const kept = taken.filter((shift) => !leaving.some((left) => isSameTime(left, shift)))
  const elsewhere = firstOverlap(added, kept)
  if (elsewhere !== null) return { elsewhere, forbidden: [], warnings: [] }
  const known = [...findingsOf(taken), ...(accepted ? findingsOf(added) : [])].map(findingIdentity)
  const found = findingsOf([...kept, ...added]).filter(
    (finding) => !known.includes(findingIdentity(finding)),
  )
  return {
    elsewhere: null,
    forbidden: found.filter(({ severity }) => severity === 'law'),
    warnings: found.filter(({ severity }) => severity === 'house'),
  }
}

function isSameTime(one: WorkedShift, other: WorkedShift): boolean {
  return (
    compareInstants(one.startsAt, other.startsAt) === 0 &&
    compareInstants(one.endsAt, other.endsAt) === 0
  )
}

function firstOverlap(added: readonly WorkedShift[], taken: readonly WorkedShift[]) {
  const inOrder = [
    ...added.map((shift) => ({ shift, isNew: true })),
    ...taken.map((shift) => ({ shift, isNew: false })),
  ].toSorted((a, b) => compareInstants(a.shift.startsAt, b.shift.startsAt))
  let last: (typeof inOrder)[number] | undefined
  for (const next of inOrder) {
    if (last !== undefined && compareInstants(next.shift.startsAt, last.shift.endsAt) < 0) {
      const { startsAt, endsAt } = next.isNew ? last.shift : next.shift
      if (next.isNew || last.isNew) return { startsAt, endsAt }
    }
    if (last === undefined || compareInstants(last.shift.endsAt, next.shift.endsAt) < 0) last = next
  }
  return null
}

function findingsOf(shifts: readonly WorkedShift[]): Finding[] {
  const [first] = shifts
  if (first === undefined) return []
  const inOrder = shifts
    .map((shift) => plannedShift({ ...shift, slots: 1 }, shift.timeZone))
    .toSorted(compareShifts)
  const date = startDayOf(first)
  return [
    ...workingTimeFindings(inOrder, [[...inOrder.keys()]], personLimits(date)),
    ...consecutiveDaysFindings(shifts, date),
  ]
}

/** How far around new shifts others of the Sider can matter: an average is over twelve weeks (L3121-22). */
export const checkedDaysAround = 12 * 7
