import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
  type IsoDate,
  localTime,
  weekdayOf,
} from '../kernel/calendar.ts'
import { dateAt, instantAt, type TimeZone } from '../kernel/place-time.ts'
import { contractSigningLimit } from '../law/contract-signing.ts'
import { at } from '../law/dated.ts'
import { holidayOn } from '../law/public-holidays.ts'
import type { ContractStatus } from './contract-transitions.ts'

/** Hours before the start at which a contract should be signed (CTR-24, C-38): informs, never refuses. */
export const signingTargetHours = 48

export interface SigningClocks {
  /** 48 hours before the start. */
  readonly target: Instant
  /** The last day on which the law lets it be signed, at the place of work. */
  readonly lastDay: IsoDate
  /** Midnight at its end, by the clocks of that place. */
  readonly limit: Instant
}

function hoursBefore(instant: Instant, hours: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) - hours * 60)
}

const sunday = 6

/**
 * Whether a day counts in delays of working days: no Sunday, no national holiday. Holidays of some
 * territories alone count: a delay that ends a day early there is kept in any case.
 */
export function isWorkingDay(day: IsoDate): boolean {
  return weekdayOf(day) !== sunday && holidayOn(day, []) === null
}

/**
 * The two times by which a contract is signed: the product’s target, and the limit of the law (L1251-42),
 * whose days are those of the place where the worker begins.
 */
export function signingClocks(startsAt: Instant, zone: TimeZone): SigningClocks {
  const first = dateAt(startsAt, zone)
  let lastDay = first
  for (let left = at(contractSigningLimit, first).value.workingDays; left > 0;) {
    lastDay = addDays(lastDay, 1)
    if (isWorkingDay(lastDay)) left -= 1
  }
  return {
    target: hoursBefore(startsAt, signingTargetHours),
    lastDay,
    limit: instantAt(addDays(lastDay, 1), localTime('00:00'), zone),
  }
}

/** How pressing a signature is: the target is ahead, behind, the work has begun, the law is broken. */
export const signingStages = ['early', 'targetPassed', 'begun', 'limitPassed'] as const
export type SigningStage = (typeof signingStages)[number]

/** The stage of a batch that is not signed; `null` once it is. */
export function signingStage(
  { status, startsAt }: { readonly status: ContractStatus; readonly startsAt: Instant },
  now: Instant,
  { target, limit }: Pick<SigningClocks, 'target' | 'limit'>,
): SigningStage | null {
  if (status === 'signed') return null
  if (compareInstants(now, limit) >= 0) return 'limitPassed'
  if (compareInstants(now, startsAt) >= 0) return 'begun'
  return compareInstants(now, target) >= 0 ? 'targetPassed' : 'early'
}
