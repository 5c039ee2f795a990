import type { AmendmentBody } from '@renfort/contract/amendment.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { type EndReason, needsFacts } from '@renfort/domain/amendment/early-end.ts'
import {
  compareInstants,
  instant,
  type Instant,
  isIsoDate,
  isLocalTime,
} from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { shiftFromForm } from '@renfort/domain/shift/shift.ts'

/** What is typed in the dialog of an act, whatever the act. */
export interface AmendedFields {
  readonly siderIds: readonly string[]
  readonly until: string
  readonly reason: EndReason | null
  readonly comment: string
  readonly locationId: string | null
  /** The one shift that is moved, to the day `from`; `null` where the shifts of some days change. */
  readonly shiftId: string | null
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly pause: number
  readonly warningReason: string
}

interface Amended {
  readonly kind: AmendmentKind
  readonly fields: AmendedFields
  readonly mission: Pick<Mission, 'shifts' | 'timeZone'>
  readonly now: Instant
}

/** The act that the fields make, or `null` as long as they are not complete. */
export function bodyOf({ kind, fields, mission, now }: Amended): AmendmentBody | null {
  const { siderIds, until, reason, comment, locationId } = fields
  if (siderIds.length === 0) return null
  const whom = { siderIds: [...siderIds] }
  if (kind === 'hours') {
    const shifts = changedShifts(fields, mission, now)
    return shifts.length === 0 ? null : { ...whom, kind, shifts }
  }
  if (kind === 'place') return locationId === null ? null : { ...whom, kind, locationId }
  if (!isIsoDate(until)) return null
  if (kind !== 'end') return { ...whom, kind, until }
  if (reason === null || (needsFacts(reason) && comment.trim() === '')) return null
  return { ...whom, kind, until, reason, ...(needsFacts(reason) ? { comment } : {}) }
}

/** The shifts to come of the days in question, at the new hours of their place. */
function changedShifts(
  { shiftId, from, to, start: startTime, end: endTime, pause: breakMinutes }: AmendedFields,
  { shifts, timeZone }: Amended['mission'],
  now: Instant,
) {
  if (!isIsoDate(from) || !isIsoDate(to) || !isLocalTime(startTime) || !isLocalTime(endTime)) {
    return []
  }
  return shifts.flatMap(({ id, startDate }) => {
    const startsAt = instant(startDate)
    const own = dateAt(startsAt, timeZone)
    const isChosen = shiftId === null ? own >= from && own <= to : id === shiftId
    if (compareInstants(startsAt, now) <= 0 || !isChosen) return []
    const date = shiftId === null ? own : from
    const changed = shiftFromForm({ timeZone, date, startTime, endTime, breakMinutes, slots: 1 })
    return [
      { id, startDate: changed.startsAt, endDate: changed.endsAt, breakDuration: breakMinutes },
    ]
  })
}
