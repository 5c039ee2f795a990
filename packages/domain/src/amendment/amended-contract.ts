import { compareInstants, type Instant } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import { dateAt, type TimeZone } from '../kernel/place-time.ts'
import type { MotiveReason } from '../mission/motive.ts'
import type { AmendmentOrder } from './amendment-order.ts'
import { type ContractChain, isLastContested } from './chain.ts'
import { endRefusal } from './early-end.ts'
import { renewalRefusal } from './renewal.ts'
import { termRefusal } from './term-change.ts'

interface AmendmentFacts {
  /** The time zone of the place of work, in which contracts begin and end. */
  readonly timeZone: TimeZone
  readonly reason: MotiveReason | null
  readonly now: Instant
}

/** Why one contract cannot be amended, before its planning is checked; `null` if it can. */
export function amendmentRefusal(
  chain: ContractChain,
  order: AmendmentOrder,
  { reason, now, timeZone }: AmendmentFacts,
): Refusal | null {
  const today = dateAt(now, timeZone)
  if (isLastContested(chain)) return { key: 'errors.amendment.contested' }
  const { lastDay } = chain.term
  if (lastDay < today) return { key: 'errors.amendment.ended', params: { lastDay } }
  if (order.kind === 'renewal') return renewalRefusal(chain, { reason, until: order.until })
  if (order.kind === 'term') return termRefusal(chain, { reason, until: order.until, today })
  if (order.kind === 'end') return endRefusal(chain, { ...order, today })
  return null
}

/** Whether a shift can still be changed: it has not begun, and nobody has clocked in for it. */
export function isOpenToChange(
  { id, startsAt }: { readonly id: string; readonly startsAt: Instant },
  { now, worked }: { readonly now: Instant; readonly worked: ReadonlySet<string> },
): boolean {
  return compareInstants(startsAt, now) > 0 && !worked.has(id)
}
