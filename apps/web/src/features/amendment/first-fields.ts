import type { Mission } from '@renfort/contract/mission.ts'
import { compareInstants, instant, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { AmendedFields } from './amended-fields.ts'
import type { Chain } from './queries.ts'

/** What an act starts from: all that still binds, at the hours of the next shift on the clocks of its place. */
export function firstFields(
  { shifts, timeZone }: Pick<Mission, 'shifts' | 'timeZone'>,
  contracts: readonly Chain[],
  now: Instant,
): AmendedFields {
  const toCome = shifts
    .filter(({ startDate }) => compareInstants(instant(startDate), now) > 0)
    .toSorted((a, b) => compareInstants(instant(a.startDate), instant(b.startDate)))
  const [next] = toCome
  const last = toCome.at(-1)
  const start = next && localAt(instant(next.startDate), timeZone)
  const end = next && localAt(instant(next.endDate), timeZone)
  return {
    siderIds: contracts.map(({ siderId }) => siderId),
    until: '',
    reason: null,
    comment: '',
    locationId: null,
    shiftId: null,
    from: start?.date ?? '',
    to: last ? localAt(instant(last.startDate), timeZone).date : '',
    start: start?.time ?? '',
    end: end?.time ?? '',
    pause: next?.breakDuration ?? 0,
    warningReason: '',
  }
}

interface MovedShift extends Omit<ShiftDraft, 'slots'> {
  readonly id: string
  readonly timeZone: TimeZone
}

/** What the move of one shift starts from: its new day and hours, for those who work it. */
export function fieldsOfMove(
  { id: shiftId, timeZone, startsAt, endsAt, breakMinutes }: MovedShift,
  siderIds: readonly string[],
): Partial<AmendedFields> {
  const { date, time } = localAt(startsAt, timeZone)
  const { time: end } = localAt(endsAt, timeZone)
  const moved = { shiftId, from: date, to: date, start: time, end }
  return { ...moved, pause: breakMinutes, ...(siderIds.length > 0 && { siderIds }) }
}
