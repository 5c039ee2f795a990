import type { Mission } from '@renfort/contract/mission.ts'
import {
  compareInstants,
  instant,
  type Instant,
  localInParis,
} from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { AmendedFields } from './amended-fields.ts'
import type { Chain } from './queries.ts'

/** What an act starts from: all that still binds, at the hours of the next shift. */
export function firstFields(
  { shifts }: Pick<Mission, 'shifts'>,
  contracts: readonly Chain[],
  now: Instant,
): AmendedFields {
  const toCome = shifts
    .filter(({ startDate }) => compareInstants(instant(startDate), now) > 0)
    .toSorted((a, b) => compareInstants(instant(a.startDate), instant(b.startDate)))
  const [next] = toCome
  const last = toCome.at(-1)
  const start = next && localInParis(instant(next.startDate))
  const end = next && localInParis(instant(next.endDate))
  return {
    siderIds: contracts.map(({ siderId }) => siderId),
    until: '',
    reason: null,
    comment: '',
    locationId: null,
    shiftId: null,
    from: start?.date ?? '',
    to: last ? localInParis(instant(last.startDate)).date : '',
    start: start?.time ?? '',
    end: end?.time ?? '',
    pause: next?.breakDuration ?? 0,
    warningReason: '',
  }
}

/** What the move of one shift starts from: its new day and hours, for those who work it. */
export function fieldsOfMove(
  shiftId: string,
  { startsAt, endsAt, breakMinutes }: Omit<ShiftDraft, 'slots'>,
  siderIds: readonly string[],
): Partial<AmendedFields> {
  const { date, time } = localInParis(startsAt)
  const moved = { shiftId, from: date, to: date, start: time, end: localInParis(endsAt).time }
  return { ...moved, pause: breakMinutes, ...(siderIds.length > 0 && { siderIds }) }
}
