export interface Allowance {
  readonly tries: number
  readonly minutes: number
}

export const allowances = {
  /** Wrong passwords for one account from one address: nobody locks out somebody else (decisions §10). */
  login: { tries: 10, minutes: 15 },
  /** Wrong passwords from one address, over all accounts. */
  'login-address': { tries: 100, minutes: 15 },
  /** Wrong old passwords in the change of a password. */
  password: { tries: 10, minutes: 15 },
  /** Sign-ups with an e-mail address that is taken. */
  'sign-up': { tries: 10, minutes: 15 },
  'profile-email': { tries: 10, minutes: 15 },
  google: { tries: 10, minutes: 15 },
  forgot: { tries: 10, minutes: 15 },
  /** Look-ups in the national register of companies, per user. */
  'company-register': { tries: 60, minutes: 60 },
  /** Set-ups of a card or a debit, per user and company: stolen cards are tested in this way. */
  'payment-setup': { tries: 20, minutes: 60 },
  /** Invitations, per admin: they reach people who did not ask for a mail. */
  invitation: { tries: 50, minutes: 60 },
} as const satisfies Readonly<Record<string, Allowance>>

export type ThrottleKind = keyof typeof allowances

const longestPauseMinutes = 240

/** Minutes to wait after too many tries: doubled after each earlier pause, at most four hours. */
export function pauseMinutes({ minutes }: Allowance, earlierPauses: number): number {
  return Math.min(minutes * 2 ** Math.min(earlierPauses, 10), longestPauseMinutes)
}
