import type { Instant, IsoDate } from '../kernel/calendar.ts'
import type { EndReason } from './early-end.ts'

/** A shift of the mission at other hours; its slots stay those of whoever works it. */
export interface ChangedShift {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/** What a company wants of the contracts of some Siders. */
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
