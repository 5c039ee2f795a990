/**
 * Why a bank did not pay, or took back what it had paid; `methodGone` is a card or an account that the
 * provider no longer has, `contested` a payment that its holder has contested at their bank.
 */
export const refusalReasons = [
  'insufficientFunds',
  'declined',
  'authenticationRequired',
  'cardExpired',
  'cardBlocked',
  'mandateRevoked',
  'accountClosed',
  'methodGone',
  'contested',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Only the company can do something about the others: the same try would be refused again. */
const passing: ReadonlySet<RefusalReason> = new Set(['insufficientFunds', 'declined'])

/** Whether the same method is worth no further try, until the company gives another. */
export function isFinal(reason: RefusalReason): boolean {
  return !passing.has(reason)
}
