import type { Instant, IsoDate } from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import type { EndReason } from './early-end.ts'

/** The hours that a contract should have, at its place of work. */
export interface OrderedShift {
  readonly timeZone: TimeZone
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/** A shift of the mission with new hours; its Siders keep their slots. */
export interface ChangedShift extends OrderedShift {
  readonly id: string
}

/** The change that a company orders to the contracts of some Siders. */
export type AmendmentOrder =
  | { readonly kind: 'renewal' | 'term'; readonly until: IsoDate }
  | {
      readonly kind: 'end'
      readonly until: IsoDate
      readonly reason: EndReason
      readonly comment: string | null
    }
  | { readonly kind: 'hours'; readonly shifts: readonly ChangedShift[] }
  | { readonly kind: 'place'; readonly locationId: string }
