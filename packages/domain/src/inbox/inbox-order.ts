import type { SigningClocks } from '../contract/signature/signing-clocks.ts'
import { urgencies, urgencyOf } from '../hiring/urgency.ts'
import { compareInstants, type Instant } from '../kernel/calendar.ts'
import { type InboxKind, inboxKinds, inboxRules } from './inbox-kind.ts'

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
