import { validationDeadline } from '../attendance/validate/validation-deadline.ts'
import { signingClocks } from '../contract/signature/signing-clocks.ts'
import { contractDue, paymentDue } from '../inbox/inbox-order.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'

/** What decides when an item is due. */
export type StaffItemFacts =
  | { readonly kind: 'missing' | 'place'; readonly startsAt: Instant }
  | {
      readonly kind: 'contract' | 'hours'
      readonly startsAt: Instant
      readonly timeZone: TimeZone
    }
  | { readonly kind: 'payment'; readonly dueOn: IsoDate }
  | { readonly kind: 'job' | 'setting' }

/**
 * When an item is due, by the rule of what it is about: the start of the shift, the next clock of a
 * contract (CTR-24, L1251-42), the Monday at 22:00 after the week of hours (TS-27), the day of an
 * invoice. A job and settings have no deadline.
 */
export function staffItemDue(facts: StaffItemFacts, now: Instant): Instant | null {
  switch (facts.kind) {
    case 'missing':
    case 'place':
      return facts.startsAt
    case 'contract':
      return contractDue(signingClocks(facts.startsAt, facts.timeZone), now)
    case 'hours':
      return validationDeadline(facts.startsAt, facts.timeZone)
    case 'payment':
      return paymentDue(facts.dueOn)
    case 'job':
    case 'setting':
      return null
  }
}
