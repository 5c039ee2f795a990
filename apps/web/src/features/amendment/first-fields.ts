import type { Mission } from '@renfort/contract/mission.ts'
import { compareInstants, instant, type Instant, localOf } from '@renfort/domain/kernel/calendar.ts'
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
  const start = next && localOf(instant(next.startDate))
  const end = next && localOf(instant(next.endDate))
  return {
    siderIds: contracts.map(({ siderId }) => siderId),
    until: '',
    reason: null,
    comment: '',
    locationId: null,
    from: start?.date ?? '',
    to: last ? localOf(instant(last.startDate)).date : '',
    start: start?.time ?? '',
    end: end?.time ?? '',
    pause: next?.breakDuration ?? 0,
    warningReason: '',
  }
}
