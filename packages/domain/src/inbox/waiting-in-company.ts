import { nextValidation } from '../attendance/validate/validation-deadline.ts'
import { signingClocks, signingStage } from '../contract/signature/signing-clocks.ts'
import { type Instant, type IsoDate } from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'

export interface UnsignedContracts {
  readonly startsAt: Instant
  readonly timeZone: TimeZone
  readonly count: number
}

/** How many unsigned contracts are late: their target has passed, 48 hours before the start (CTR-24). */
export function lateContracts(contracts: readonly UnsignedContracts[], now: Instant): number {
  return sumOf(
    contracts.filter(({ startsAt, timeZone }) => {
      const clocks = signingClocks(startsAt, timeZone)
      return signingStage({ status: 'unsigned', startsAt }, now, clocks) !== 'early'
    }),
  )
}

export interface WaitingWeek {
  readonly monday: IsoDate
  readonly count: number
}

/** How many hours that wait are validated by the next Monday at 22:00 if nobody decides (TS-27). */
export function hoursDueNext(weeks: readonly WaitingWeek[], now: Instant): number {
  const { startedBefore } = nextValidation(now)
  return sumOf(weeks.filter(({ monday }) => monday < startedBefore))
}

function sumOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
