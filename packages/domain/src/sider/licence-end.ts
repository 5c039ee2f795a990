import { addDays, type Instant, type IsoDate } from '../kernel/calendar.ts'
import { type AtPlace, lastDayOf } from '../kernel/place-time.ts'

/** Days before its end from which a licence is to be renewed: time for a new training or visit. */
export const licenceWarningDays = 60

/** Whether a licence still serves. */
export const licenceStandings = ['valid', 'endsSoon', 'ended'] as const
export type LicenceStanding = (typeof licenceStandings)[number]

/** The standing of a licence on a day; its last day still counts. */
export function licenceStanding(endsOn: IsoDate | null, today: IsoDate): LicenceStanding {
  if (endsOn === null) return 'valid'
  if (endsOn < today) return 'ended'
  return endsOn <= addDays(today, licenceWarningDays) ? 'endsSoon' : 'valid'
}

/**
 * The licences of a Sider that serve until a day: one that ends before it is as good as none for a
 * job that needs it. `ends` has the last days, of those that have one.
 */
export function licencesUntil(
  ids: readonly string[],
  ends: Readonly<Partial<Record<string, IsoDate>>>,
  day: IsoDate,
): string[] {
  return ids.filter((id) => {
    const endsOn = ends[id]
    return endsOn === undefined || endsOn >= day
  })
}

/** A licence of a Sider, with its last day. */
export interface LicenceEnd {
  readonly licenceId: string
  readonly endsOn: IsoDate
}

type Work = AtPlace & { readonly endsAt: Instant }

/**
 * The first of the licences that a mission asks for which ends before the last day of the new shifts of a
 * Sider; `null` where none does. Shifts that end no later than those that they replace (`leaving`) need
 * no longer licence.
 */
export function endedLicence(
  ends: readonly LicenceEnd[],
  added: readonly Work[],
  leaving: readonly Work[],
): LicenceEnd | null {
  const day = lastDayOfAll(added)
  const before = lastDayOfAll(leaving)
  if (day === null || (before !== null && day <= before)) return null
  return ends.find(({ endsOn }) => endsOn < day) ?? null
}

function lastDayOfAll(work: readonly Work[]): IsoDate | null {
  return work.map(lastDayOf).toSorted().at(-1) ?? null
}
