import { trialDays } from '../contract/paper/trial-period.ts'
import { addDays, type IsoDate } from '../kernel/calendar.ts'
import { issue, type Issue, type Refusal } from '../kernel/issue.ts'
import { type ContractChain, signedTerm } from './chain.ts'

/** Why a contract ends before its term (L1251-14, L1251-26, L1251-28). */
export const endReasons = [
  'trialPeriod',
  'noMoreNeed',
  'resignation',
  'seriousFault',
  'forceMajeure',
] as const
export type EndReason = (typeof endReasons)[number]

/** Whether a reason is only valid with a text of its facts. */
export function needsFacts(reason: EndReason): boolean {
  return reason === 'seriousFault' || reason === 'forceMajeure'
}

/** The missing fields of an early end. */
export function endIssues({
  reason,
  comment,
}: {
  readonly reason: EndReason
  readonly comment?: string | null | undefined
}): Issue[] {
  return needsFacts(reason) && (comment ?? '').trim() === ''
    ? [issue(['comment'], 'errors.field.required')]
    : []
}

/**
 * The last day of the trial period of a contract, in calendar days of the term first signed: an
 * amendment continues the contract without another trial (L1251-14).
 */
export function lastTrialDay(chain: Pick<ContractChain, 'term' | 'amendments'>): IsoDate {
  const { firstDay, lastDay } = signedTerm(chain)
  return addDays(firstDay, trialDays(firstDay, lastDay) - 1)
}

interface EndFacts {
  readonly until: IsoDate
  readonly reason: EndReason
  readonly today: IsoDate
}

/** Why a contract cannot end on a day for a reason; `null` where it can. */
export function endRefusal(
  chain: ContractChain,
  { until, reason, today }: EndFacts,
): Refusal | null {
  const { firstDay, lastDay } = chain.term
  if (until < today) return { key: 'errors.amendment.end_in_past', params: { today } }
  if (until >= lastDay) return { key: 'errors.amendment.end_not_earlier', params: { lastDay } }
  if (until < firstDay) return { key: 'errors.amendment.before_start', params: { firstDay } }
  const trialEnd = lastTrialDay(chain)
  return reason === 'trialPeriod' && until > trialEnd
    ? { key: 'errors.amendment.trial_over', params: { trialEnd } }
    : null
}
