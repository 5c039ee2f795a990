export interface Allowance {
  readonly tries: number
  readonly minutes: number
  /** The pauses; by default the first is as long as the window, and the longest four hours. */
  readonly pauses?: { readonly firstMinutes: number; readonly longestMinutes: number }
}

export const allowances = {
  /**
   * Wrong passwords for one account from one address, so that a stranger cannot lock the owner out
   * (decisions §10).
   */
  login: { tries: 10, minutes: 15 },
  /** Wrong passwords from one address, over all accounts. */
  'login-address': { tries: 100, minutes: 15 },
  /**
   * Wrong passwords for one account from all unknown devices together. This delays and never locks:
   * the owner still signs in on known devices, and a mailed link opens the account anywhere.
   */
  'login-account': {
    tries: 20,
    minutes: 15,
    pauses: { firstMinutes: 5, longestMinutes: 30 },
  },
  /** Wrong passwords from all unknown devices, over all accounts: far more than typing mistakes. */
  'login-everywhere': {
    tries: 1_000,
    minutes: 15,
    pauses: { firstMinutes: 2, longestMinutes: 15 },
  },
  /** Wrong codes of a second factor for one account from one network. */
  'second-factor': { tries: 5, minutes: 15 },
  /** Wrong codes for one account from wherever: at most about a thousand in a day. */
  'second-factor-account': {
    tries: 20,
    minutes: 15,
    pauses: { firstMinutes: 5, longestMinutes: 30 },
  },
  /** Refused passkeys of one network. */
  passkey: { tries: 20, minutes: 15 },
  /** Sign-ins with a passkey that one network begins: each page that is opened may begin one. */
  'passkey-challenge': { tries: 600, minutes: 15 },
  /** Wrong old passwords when a password is changed. */
  password: { tries: 10, minutes: 15 },
  /** Sign-ups with an e-mail address that is taken. */
  'sign-up': { tries: 10, minutes: 15 },
  /** Companies that one address creates: more than an office ever does. */
  'sign-up-address': { tries: 20, minutes: 60 },
  'profile-email': { tries: 10, minutes: 15 },
  google: { tries: 10, minutes: 15 },
  /** Sign-ins by the provider of a company that one network begins: an office on a Monday. */
  'sign-on-start': { tries: 600, minutes: 15 },
  /** Returns from a provider that were refused, of one network. */
  'sign-on': { tries: 20, minutes: 15 },
  /** Logout tokens that were refused, of one network: that of a provider of many companies. */
  'sign-on-logout': { tries: 100, minutes: 15 },
  /** Look-ups of a domain’s record, per company: each asks name servers outside. */
  'sign-on-domain': { tries: 60, minutes: 15 },
  forgot: { tries: 10, minutes: 15 },
  /**
   * Password links that one address requests, over all accounts: enough for an office on a Monday.
   */
  'forgot-address': { tries: 50, minutes: 60 },
  /** Links to their pages that a Sider asks for from one network. */
  'sider-link': { tries: 10, minutes: 15 },
  /** Such links from one network, over all Siders: enough for those of a site on a Monday. */
  'sider-link-address': { tries: 50, minutes: 60 },
  /** Such links to one mailbox or phone from everywhere: each rings there, and an SMS costs. */
  'sider-link-contact': {
    tries: 10,
    minutes: 60,
    pauses: { firstMinutes: 5, longestMinutes: 60 },
  },
  /** Wrong codes, and links that open nothing, from one network. */
  'sider-code': { tries: 20, minutes: 15 },
  /** Wrong codes for one Sider from everywhere; a mailed link still opens their pages. */
  'sider-code-contact': {
    tries: 20,
    minutes: 15,
    pauses: { firstMinutes: 5, longestMinutes: 30 },
  },
  /** Look-ups in the national register of companies, per user. */
  'company-register': { tries: 60, minutes: 60 },
  /** Set-ups of a card or a debit, per user and company: stolen cards are tested in this way. */
  'payment-setup': { tries: 20, minutes: 60 },
  /** Files that one network has verified: enough to check the contracts of a year. */
  verify: { tries: 120, minutes: 15 },
  /** Calendar links that open nothing, from one network: a link that opens is not counted. */
  calendar: { tries: 60, minutes: 15 },
  /** Readings of one calendar link: no calendar reads it more than every quarter of an hour. */
  'calendar-read': { tries: 60, minutes: 15, pauses: { firstMinutes: 5, longestMinutes: 15 } },
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

/** Days for which a device counts as known after a successful sign-in. */
export const deviceKnownDays = 30
