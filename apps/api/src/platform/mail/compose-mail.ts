import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Config } from '../config.ts'
import { en } from './en.ts'
import { fillWords } from '../fill-words.ts'
import { fr } from './fr.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { OutgoingMail } from './outbox-queries.ts'
import type { UnsubscribeLinks } from '../unsubscribe-links.ts'

const dictionaries = { fr, en }

export interface MailRecipient {
  readonly email: string
  readonly locale: Locale
}

/** The data of the installation in mails. */
export interface Site {
  readonly productName: string
  readonly publicUrl: string
  /** The legal notice of the operator; empty where it is not configured. */
  readonly legalNotice: string
  readonly unsubscribeLinks: Pick<UnsubscribeLinks, 'url'>
}

export function siteOf(services: {
  readonly config: Pick<Config, 'productName' | 'legalNotice'>
  readonly unsubscribeLinks: UnsubscribeLinks
  publicUrl(): string
}): Site {
  const { config, unsubscribeLinks } = services
  const { productName, legalNotice } = config
  return { productName, legalNotice, publicUrl: services.publicUrl(), unsubscribeLinks }
}

/** A mail in the language of its recipient: HTML and plain text of the same content. */
export function composeMail(
  content: MailContent,
  { email, locale }: MailRecipient,
  { productName, publicUrl, legalNotice, unsubscribeLinks }: Site,
): OutgoingMail {
  const { colon, copyLink, sentBy } = dictionaries[locale]
  const footer = [fillWords(sentBy, { product: productName }), publicUrl, legalNotice].filter(
    (line) => line !== '',
  )
  const { category } = content
  // A line break would start another header.
  const subject = content.subject.replaceAll(/[\r\n]+/g, ' ')
  return {
    to: email,
    locale,
    category,
    unsubscribeUrl:
      category === 'compulsory' ? null : unsubscribeLinks.url({ recipient: email, category }),
    subject,
    text: mailText(content, footer, colon),
    html: mailHtml({ ...content, subject }, { locale, productName, footer, copyLink }),
  }
}
