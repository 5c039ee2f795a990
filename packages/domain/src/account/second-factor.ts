import type { IsoDate } from '../kernel/calendar.ts'

/** Minutes for which a proof with a second factor counts before what cannot be undone. */
export const proofMinutes = 10

/** Minutes within which a sign-in is finished with its second step. */
export const secondStepMinutes = 10

export const recoveryCodeCount = 10

/** Most passkeys of one account: phones, computers and keys that people have. */
export const mostPasskeys = 20

export const longestPasskeyName = 60

/** Hours between an administrator's reset of a lost second factor and its effect. */
export const factorResetHours = 24

/** Seconds for which an app shows one code. */
export const codeSeconds = 30

/** What a person can prove with: a code of their app, a recovery code, or a passkey. */
export const factorKinds = ['app', 'recoveryCode', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

export type CodeVerdict = 'right' | 'used' | 'expired' | 'wrong'

/** Clocks differ a little, and people type while their app goes on to the next code. */
const acceptedSteps = [-1, 0, 1]

/**
 * What a code of an app is worth. `delta` is the number of steps from now to the code (negative for
 * a code of the past), `null` for a code of no step around now; `lastStep` is the step of the last
 * accepted code.
 */
export function judgeCode(
  delta: number | null,
  steps: { readonly now: number; readonly last: number | null },
): CodeVerdict {
  if (delta === null) return 'wrong'
  if (steps.last !== null && steps.now + delta <= steps.last) return 'used'
  return acceptedSteps.includes(delta) ? 'right' : 'expired'
}

/** Whether a team has to have a second factor on this day. */
export function isRequiredOn(requiredFrom: IsoDate | null, today: IsoDate): boolean {
  return requiredFrom !== null && requiredFrom <= today
}
