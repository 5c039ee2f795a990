import { type Issue, issue } from '../kernel/issue.ts'

/** `parked`: all tries have failed. */
export const deliveryStates = ['waiting', 'delivered', 'parked'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why a try failed: the answer was no success or a redirect, came too late or not at all, or the
 * address is none that the product delivers to.
 */
export const deliveryFailures = [
  'status',
  'redirect',
  'timeout',
  'connection',
  'unknownHost',
  'privateAddress',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

interface Period {
  readonly from: string
  readonly to: string
}

/** What is wrong with the period whose events are sent again, given as instants in UTC. */
export function replayIssues({ from, to }: Period): Issue[] {
  return from > to ? [issue(['to'], 'errors.webhook.period')] : []
}
