import type { Locale } from '@renfort/contract/fields.ts'
import { invitationLifetimeDays } from '@renfort/domain/team/team.ts'
import type { OutgoingMail } from '../platform/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { escapeHtml } from '../outside/escape-html.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const dictionaries = { fr, en }
/** French puts a narrow no-break space before a colon. */
const colons = { fr: '\u202f: ', en: ': ' }

interface Recipient {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
}

export interface Site {
  readonly productName: string
  readonly publicUrl: string
}

export function siteOf({ config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>): Site {
  return { productName: config.productName, publicUrl: publicUrl() }
}

export function resetMail(recipient: Recipient, token: string, site: Site): OutgoingMail {
  const query = new URLSearchParams({ userId: recipient.id, token })
  return compose(recipient, site, 'reset', `${site.publicUrl}/reset-password?${query.toString()}`)
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
  const link = `${site.publicUrl}/invitation?${query.toString()}`
  const days = String(invitationLifetimeDays)
  return compose(recipient, site, 'invitation', link, { company, days })
}

/** For those who sign in with Google: they have no password to choose. */
export function socialLoginMail(recipient: Recipient, site: Site): OutgoingMail {
  return compose(recipient, site, 'socialLogin', `${site.publicUrl}/signin`)
}

/** Tells the owner of an account that its password is another one; if he did not do it, he sees it here. */
export function passwordChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return compose(recipient, site, 'passwordChanged', `${site.publicUrl}/forgot-password`)
}

/** Goes to the address that was left: the new one belongs to whoever wrote it. */
export function emailChangedMail(recipient: Recipient, site: Site): OutgoingMail {
  return compose(recipient, site, 'emailChanged', `${site.publicUrl}/signin`)
}

function compose(
  recipient: Recipient,
  site: Site,
  kind: keyof typeof fr,
  link: string,
  others: Readonly<Record<string, string>> = {},
): OutgoingMail {
  const words = dictionaries[recipient.locale][kind]
  const values = new Map(
    Object.entries({ ...others, firstName: recipient.firstName, product: site.productName }),
  )
  // In one pass, so that a name which looks like a placeholder stays what it is.
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values.get(name) ?? placeholder)
  const paragraphs = words.paragraphs.map(fill)
  return {
    to: recipient.email,
    locale: recipient.locale,
    subject: fill(words.subject),
    text: [
      ...paragraphs,
      `${words.action}${colons[recipient.locale]}${link}`,
      fill(words.closing),
    ].join('\n\n'),
    html: [
      `<div lang="${recipient.locale}">`,
      ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(words.action)}</a></p>`,
      `<p>${escapeHtml(fill(words.closing))}</p>`,
      '</div>',
    ].join('\n'),
  }
}
