/** How often something may be tried, and within how long. */
export interface Allowance {
  readonly tries: number
  readonly minutes: number
}

export const allowances = {
  /** For an account from one address, so that nobody locks somebody else out (decisions §10). */
  login: { tries: 10, minutes: 15 },
  /** From one address, whatever the accounts: a few passwords tried on many accounts. */
  'login-address': { tries: 100, minutes: 15 },
  /** An old password asked again, by its owner's session. */
  password: { tries: 10, minutes: 15 },
  /** E-mails found to be taken. */
  'sign-up': { tries: 10, minutes: 15 },
  'profile-email': { tries: 10, minutes: 15 },
  /** Codes of Google that prove nobody. */
  google: { tries: 10, minutes: 15 },
  /** Links to choose a new password. */
  forgot: { tries: 10, minutes: 15 },
  /** Questions to the national register of companies, by each user. */
  'company-register': { tries: 60, minutes: 60 },
  /** Set-ups of a card or a debit, by each person for a company: cards that were stolen are tried so. */
  'payment-setup': { tries: 20, minutes: 60 },
  /** Mails to people who did not ask for them, by each admin. */
  invitation: { tries: 50, minutes: 60 },
} as const satisfies Readonly<Record<string, Allowance>>

export type ThrottleKind = keyof typeof allowances

const longestPauseMinutes = 240

/** How long to wait after too many tries: twice as long as the last time, up to four hours. */
export function pauseMinutes({ minutes }: Allowance, earlierPauses: number): number {
  return Math.min(minutes * 2 ** Math.min(earlierPauses, 10), longestPauseMinutes)
}
