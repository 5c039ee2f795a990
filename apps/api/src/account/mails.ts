import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { type Device, deviceName } from '@renfort/domain/account/device.ts'
import { emailConfirmationHours, emailUndoHours } from '@renfort/domain/account/email-change.ts'
import { factorResetHours } from '@renfort/domain/account/second-factor.ts'
import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { invitationLifetimeDays } from '@renfort/domain/team/team.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { fillWords } from '../platform/fill-words.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const dictionaries = { fr, en }

interface Recipient {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
}

export function resetMail(recipient: Recipient, token: string, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'reset', resetPath(recipient.id, token))
}

/** The path of the page on which a user chooses a new password. */
export function resetPath(userId: string, token: string): string {
  return linkPath('/reset-password', userId, token)
}

function linkPath(page: string, userId: string, token: string): string {
  return `${page}?${new URLSearchParams({ userId, token }).toString()}`
}

export interface InvitationTerms {
  readonly token: string
  /** The company or group whose team the recipient joins. */
  readonly company: string
}

export function invitationMail(
  recipient: Recipient,
  { token, company }: InvitationTerms,
  site: Site,
): OutgoingMail {
  const query = new URLSearchParams({ userId: recipient.id, token })
  const days = String(invitationLifetimeDays)
  const path = `/invitation?${query.toString()}`
  return accountMail(recipient, site, 'invitation', path, { company, days })
}

/** For people who sign in with Google: they have no password to choose. */
export function socialLoginMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'socialLogin', '/signin')
}

/** Warns the owner of an account in case another person changed its password. */
export function passwordChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'passwordChanged', '/forgot-password')
}

/** Goes to the new address: opening its link confirms that the address belongs to the reader. */
export function emailConfirmationMail(
  recipient: Recipient,
  token: string,
  site: Site,
): OutgoingMail {
  const path = linkPath('/confirm-email', recipient.id, token)
  return accountMail(recipient, site, 'emailConfirmation', path, {
    hours: String(emailConfirmationHours),
  })
}

/** Goes to the present address, because the new one belongs to the person who made the change. */
export function emailAskedMail(
  recipient: Recipient,
  { token, email }: { token: string; email: string },
  site: Site,
): OutgoingMail {
  const path = linkPath('/undo-email', recipient.id, token)
  return accountMail(recipient, site, 'emailAsked', path, { email, hours: String(emailUndoHours) })
}

/** The person who made the change knew the password, so the owner has to choose another one. */
export function emailRestoredMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'emailRestored', '/forgot-password')
}

/** Warns the owner of an account in case another person changed how it is secured. */
export function factorChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'factorChanged', '/me/profile')
}

/** Whoever still has their second factor stops the reset by signing in with it. */
export function factorResetAskedMail(
  recipient: Recipient,
  company: string,
  site: Site,
): OutgoingMail {
  const hours = String(factorResetHours)
  return accountMail(recipient, site, 'factorResetAsked', '/signin', { company, hours })
}

/** Tells of a sign-in from a new device: with what, when, and where it can be ended. */
export function newDeviceMail(
  recipient: Recipient,
  { device, at }: { device: Device; at: Instant },
  site: Site,
): OutgoingMail {
  const { date, time } = localInParis(at)
  const words = dictionaries[recipient.locale].device
  return accountMail(recipient, site, 'newDevice', '/me/profile', {
    device: deviceName(device, {
      on: (names) => fillWords(words.on, names),
      unknown: words.unknown,
    }),
    day: formatsOf(recipient.locale).longDay(date),
    time,
  })
}

/** Tells a member whose administrator closed all their sessions. */
export function sessionsEndedMail(recipient: Recipient, company: string, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'sessionsEnded', '/signin', { company })
}

export function factorResetDoneMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'factorResetDone', '/signin')
}

function accountMail(
  recipient: Recipient,
  site: Site,
  kind: Exclude<keyof typeof fr, 'device'>,
  path: string,
  values: Readonly<Record<string, string>> = {},
): OutgoingMail {
  const words = dictionaries[recipient.locale][kind]
  const fill = (text: string) =>
    fillWords(text, { ...values, firstName: recipient.firstName, product: site.productName })
  const message = fill(words.message)
  const content = {
    category: 'compulsory',
    subject: fill(words.subject),
    preheader: message,
    heading: fill(words.heading),
    blocks: [
      { kind: 'paragraph', text: fill(words.greeting) },
      { kind: 'paragraph', text: message },
      { kind: 'button', label: words.action, url: site.publicUrl + path },
      { kind: 'smallPrint', text: fill(words.closing) },
    ],
  } as const
  return composeMail(content, recipient, site)
}
