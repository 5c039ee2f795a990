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
