import { addDays, type IsoDate } from '../kernel/calendar.ts'

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
