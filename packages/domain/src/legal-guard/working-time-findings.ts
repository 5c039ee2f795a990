import { instantOfMinute } from '../kernel/calendar.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'
import { shiftLimits } from '../shift/shift.ts'
import type { Finding, FindingKey } from './finding.ts'
import { checkPerson } from './person-check.ts'
import type { PersonLimits } from './person-check.ts'
import type { Repair, ShiftRef } from './repair.ts'

/**
 * Findings on the working time of each person (law §3.6): `people` holds indexes of `shifts`, which
 * are in the order of time. The same finding of several people is reported once, with all their
 * numbers.
 */
export function workingTimeFindings(
  shifts: readonly PlannedShift[],
  people: readonly (readonly number[])[],
  limits: PersonLimits,
): Finding[] {
  const found = new Map<string, Finding & { readonly siders: number[] }>()
  for (const [index, own] of people.entries()) {
    checkPerson(
      shifts,
      own,
      limits,
      ({ key, limit, unit, found: amount, dates, shifts: which }) => {
        const name = JSON.stringify([key, amount, dates, which])
        const known = found.get(name)
        if (known !== undefined) {
          known.siders.push(index + 1)
          return
        }
        found.set(name, {
          severity: 'law',
          key,
          source: limit.source,
          dates,
          siders: [index + 1],
          measure: { unit, limit: limit.value, found: amount },
          mention: null,
          previous: null,
          repair: repairOf(
            key,
            which.flatMap((at) => shifts[at] ?? []),
            amount,
            limit.value,
          ),
        })
      },
    )
  }
  return [...found.values()].map((finding) => withSafeRepair(finding, shifts))
}

function repairOf(
  key: FindingKey,
  shifts: readonly PlannedShift[],
  found: number,
  limit: number,
): Repair | null {
  const [shift] = shifts
  if (shift === undefined) return null
  const refs = [refOf(shift)]
  const { min } = shiftLimits.workedMinutes
  if (key === 'daily_rest') {
    const minutes = limit - found
    if (shift.worked - minutes < min) return null
    return { kind: 'start_later', shifts: refs, minutes }
  }
  if (key === 'long_day' || key === 'long_week') {
    const minutes = found - limit
    if (shift.worked - minutes >= min) return { kind: 'end_earlier', shifts: refs, minutes }
    return shift.worked >= minutes ? { kind: 'remove_shifts', shifts: refs, minutes: 0 } : null
  }
  if (key === 'long_span') {
    const minutes = found - limit
    if (shift.worked - minutes >= min) return { kind: 'end_earlier', shifts: refs, minutes }
    const length = shift.end - shift.start
    return length >= minutes ? { kind: 'remove_shifts', shifts: refs, minutes: 0 } : null
  }
  if (key !== 'days_per_week') return null
  return { kind: 'remove_shifts', shifts: shifts.map(refOf), minutes: 0 }
}

function refOf(shift: PlannedShift): ShiftRef {
  return { startsAt: instantOfMinute(shift.start), endsAt: instantOfMinute(shift.end) }
}

/** Drops a repair that would remove a shift of other Siders. */
function withSafeRepair(finding: Finding, shifts: readonly PlannedShift[]): Finding {
  const { repair } = finding
  if (repair?.kind !== 'remove_shifts') return finding
  const refs = new Set(repair.shifts.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`))
  const places = shifts
    .filter((shift) => {
      const { startsAt, endsAt } = refOf(shift)
      return refs.has(`${startsAt} ${endsAt}`)
    })
    .reduce((sum, shift) => sum + shift.slots, 0)
  return places > finding.siders.length * refs.size ? { ...finding, repair: null } : finding
}
