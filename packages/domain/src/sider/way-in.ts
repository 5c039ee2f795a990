import { type Issue, issue } from '../kernel/issue.ts'

/** Minutes for which a link, and the code of the same message, open the pages of a Sider, once. */
export const linkMinutes = 20

/** Days for which the pages stay open on that device. */
export const deviceDays = 30

export const codeDigits = 6

/** Wrong codes after which those of a message open nothing any more. */
export const codeTries = 5

/** How a link is sent. */
export const linkWays = ['email', 'sms'] as const
export type LinkWay = (typeof linkWays)[number]

interface TypedContact {
  readonly email?: unknown
  readonly phoneNumber?: unknown
}

/** Either the mailbox or the phone of a Sider is given: where nothing is, the first field says so. */
export function contactIssues({ email, phoneNumber }: TypedContact): Issue[] {
  const given = [email, phoneNumber].filter((value) => value !== undefined)
  if (given.length === 1) return []
  return given.length === 0
    ? [issue(['email'], 'errors.field.required')]
    : [issue(['phoneNumber'], 'errors.field.unknown_choice')]
}
