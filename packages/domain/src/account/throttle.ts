export interface Allowance {
  readonly tries: number
  readonly minutes: number
  /** How long the pauses are; without it the first is as long as the window, the longest four hours. */
  readonly pauses?: { readonly firstMinutes: number; readonly longestMinutes: number }
}

export const allowances = {
  /** Wrong passwords for one account from one address: nobody locks out somebody else (decisions §10). */
  login: { tries: 10, minutes: 15 },
  /** Wrong passwords from one address, over all accounts. */
  'login-address': { tries: 100, minutes: 15 },
  /**
   * Wrong passwords for one account from all unknown devices together. It delays and never locks: its
   * owner goes on where they signed in before, and a mailed link opens the account anywhere.
   */
  'login-account': {
    tries: 20,
    minutes: 15,
    pauses: { firstMinutes: 5, longestMinutes: 30 },
  },
  /** Wrong passwords of all unknown devices, over all accounts: far more than people mistype. */
  'login-everywhere': {
    tries: 1_000,
    minutes: 15,
    pauses: { firstMinutes: 2, longestMinutes: 15 },
  },
  /** Wrong old passwords in the change of a password. */
  password: { tries: 10, minutes: 15 },
  /** Sign-ups with an e-mail address that is taken. */
  'sign-up': { tries: 10, minutes: 15 },
  /** Companies that one address makes: more than an office ever does. */
  'sign-up-address': { tries: 20, minutes: 60 },
  'profile-email': { tries: 10, minutes: 15 },
  google: { tries: 10, minutes: 15 },
  forgot: { tries: 10, minutes: 15 },
  /** Links for a new password that one address asks for, over all accounts: an office on a Monday. */
  'forgot-address': { tries: 50, minutes: 60 },
  /** Look-ups in the national register of companies, per user. */
  'company-register': { tries: 60, minutes: 60 },
  /** Set-ups of a card or a debit, per user and company: stolen cards are tested in this way. */
  'payment-setup': { tries: 20, minutes: 60 },
  /** Files that one network asks about: whoever checks a year of contracts, and no more. */
  verify: { tries: 120, minutes: 15 },
  /** Invitations, per admin: they reach people who did not ask for a mail. */
  invitation: { tries: 50, minutes: 60 },
} as const satisfies Readonly<Record<string, Allowance>>

export type ThrottleKind = keyof typeof allowances

const longestPauseMinutes = 240

/** Minutes to wait after too many tries: doubled after each earlier pause, up to the longest. */
export function pauseMinutes({ minutes, pauses }: Allowance, earlierPauses: number): number {
  const first = pauses?.firstMinutes ?? minutes
  const longest = pauses?.longestMinutes ?? longestPauseMinutes
  return Math.min(first * 2 ** Math.min(earlierPauses, 10), longest)
}

/** For how many days a device on which somebody signed in rightly counts as theirs. */
export const deviceKnownDays = 30
