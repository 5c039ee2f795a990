import type { SigningClocks } from '../contract/signature/signing-clocks.ts'
import { urgencies, urgencyOf } from '../hiring/urgency.ts'
import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  type IsoDate,
  localTime,
} from '../kernel/calendar.ts'
import { type InboxKind, inboxKinds, inboxRules, openingDays } from './inbox-kind.ts'

interface Waiting {
  /** By when something is to be done; `null` where nothing happens by itself. */
  readonly due: Instant | null
}

interface Section {
  readonly kind: InboxKind
  readonly lines: readonly Waiting[]
}

/** The next of the two clocks of a contract (CTR-24): the target while it is ahead, then the limit of the law. */
export function contractDue(
  { target, limit }: Pick<SigningClocks, 'target' | 'limit'>,
  now: Instant,
): Instant {
  return compareInstants(now, target) < 0 ? target : limit
}

/** Open places that begin before this instant are tasks. */
export function openingEnd(now: Instant): Instant {
  return instantOfMinute(epochMinuteOf(now) + openingDays * 24 * 60)
}

/** When a refused payment should have been made: as the day begins on which its invoice is due. */
export function paymentDue(dueOn: IsoDate): Instant {
  return instantInParis(dueOn, localTime('00:00'))
}

/** The parts that hold a line, the one with the most urgent line first. */
export function inInboxOrder<S extends Section>(sections: readonly S[], now: Instant): S[] {
  const rankOf = ({ kind, lines }: Section) =>
    Math.min(...lines.map((line) => rank(line, now))) * inboxKinds.length + inboxKinds.indexOf(kind)
  return sections
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rank({ due }: Waiting, now: Instant): number {
  return urgencies.indexOf(due === null ? 'later' : urgencyOf(due, now))
}

/** What the navigation counts: the lines of each kind that calls somebody. */
export function inboxCount(
  sections: readonly { readonly kind: InboxKind; readonly total: number }[],
): number {
  return sections
    .filter(({ kind }) => inboxRules[kind].isCounted)
    .reduce((sum, { total }) => sum + total, 0)
}
