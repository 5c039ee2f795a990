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
