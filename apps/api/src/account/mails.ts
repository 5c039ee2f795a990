import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { invitationLifetimeDays } from '@renfort/domain/team/team.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
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

/** The page on which a user chooses a new password. */
export function resetPath(userId: string, token: string): string {
  return `/reset-password?${new URLSearchParams({ userId, token }).toString()}`
}

export interface InvitationTerms {
  readonly token: string
  /** The company, or the group, whose team the recipient joins. */
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

/** For those who sign in with Google: they have no password to choose. */
export function socialLoginMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'socialLogin', '/signin')
}

/** Warns the owner of an account, in case somebody else changed its password. */
export function passwordChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'passwordChanged', '/forgot-password')
}

/** Goes to the former address: the new one belongs to whoever wrote it. */
export function emailChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return accountMail(recipient, site, 'emailChanged', '/signin')
}

function accountMail(
  recipient: Recipient,
  site: Site,
  kind: keyof typeof fr,
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
