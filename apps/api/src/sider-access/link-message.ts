import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { linkMinutes, type LinkWay } from '@renfort/domain/sider/way-in.ts'
import type { Queries } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import { enqueueMail, enqueueSms } from '../platform/mail/outbox-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const dictionaries = { fr, en }

export interface LinkMessage {
  readonly through: LinkWay
  readonly email: string
  readonly phoneNumber: string
  readonly firstName: string
  readonly token: string
  readonly code: string
  readonly locale: Locale
}

/** Puts the link and its code into the outbox. */
export async function enqueueLink(
  queries: Queries,
  message: LinkMessage,
  { site, now }: { readonly site: Site; readonly now: Instant },
): Promise<void> {
  const { through, email, phoneNumber, firstName, token, code, locale } = message
  const words = dictionaries[locale]
  // After the hash: what a browser never sends, no log of a server has.
  const url = `${site.publicUrl}/s/open#${token}`
  const fill = (text: string) =>
    fillWords(text, {
      firstName,
      product: site.productName,
      minutes: String(linkMinutes),
      code,
      url,
    })
  if (through === 'sms') {
    return enqueueSms(queries, { to: phoneNumber, text: fill(words.sms), locale }, now)
  }
  const content = {
    category: 'compulsory',
    subject: fill(words.subject),
    preheader: fill(words.message),
    heading: fill(words.heading),
    blocks: [
      { kind: 'paragraph', text: fill(words.greeting) },
      { kind: 'paragraph', text: fill(words.message) },
      { kind: 'button', label: words.action, url },
      { kind: 'paragraph', text: fill(words.code) },
      { kind: 'smallPrint', text: fill(words.closing) },
    ],
  } as const
  await enqueueMail(queries, composeMail(content, { email, locale }, site), now)
}
