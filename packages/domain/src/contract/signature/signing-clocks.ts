import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
  type IsoDate,
  localTime,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { dateAt, instantAt, type TimeZone } from '../../kernel/place-time.ts'
import { contractSigningLimit } from '../../law/contract-signing.ts'
import { at } from '../../law/dated.ts'
import { holidayOn } from '../../law/public-holidays.ts'
import type { ContractStatus } from '../contract-transitions.ts'

/**
 * Hours before the start by which a contract should be signed (CTR-24, C-38): a target, which
 * refuses nothing.
 */
export const signingTargetHours = 48

export interface SigningClocks {
  /** 48 hours before the start. */
  readonly target: Instant
  /** The last local day on which the law allows the signature. */
  readonly lastDay: IsoDate
  /** Midnight at the end of that day, at the place of work. */
  readonly limit: Instant
}

function hoursBefore(instant: Instant, hours: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) - hours * 60)
}

const sunday = 6

/**
 * Whether a day counts in delays of working days: no Sunday, no national holiday. Local holidays
 * count as working days: the computed delay ends a day early there, which always keeps the legal
 * one.
 */
export function isWorkingDay(day: IsoDate): boolean {
  return weekdayOf(day) !== sunday && holidayOn(day, []) === null
}

/**
 * The two dates by which a contract is to be signed: the product’s target, and the limit of the law
 * (L1251-42), in days of the place where the work begins.
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

/**
 * How urgent a signature is: before the target, after it, after the start of work, after the legal
 * limit.
 */
export const signingStages = ['early', 'targetPassed', 'begun', 'limitPassed'] as const
export type SigningStage = (typeof signingStages)[number]

/** The urgency of an unsigned document; `null` once signed. */
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
