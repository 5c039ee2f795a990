import { fillWords } from '../platform/fill-words.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { MailFact } from '../platform/mail/mail-content.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import type { Recipient } from './recipient-queries.ts'
import { wordsOf } from './words-of.ts'

interface ContractMail {
  readonly words: { readonly subject: string; readonly heading: string; readonly action: string }
  /** The first of its texts; the mailbox shows it next to the subject. */
  readonly text: string
  readonly furtherTexts?: readonly string[]
  /** What the subject names between braces. */
  readonly values: Readonly<Record<string, string>>
  readonly facts: readonly MailFact[]
  /** The page that the button opens, below the address of the installation. */
  readonly path: string
}

/** A mail about a contract, which nobody may refuse: its news, its facts and one button. */
export function contractMail(
  { words, text, furtherTexts = [], values, facts, path }: ContractMail,
  { recipient, site }: { readonly recipient: Recipient; readonly site: Site },
): OutgoingMail {
  const { locale, firstName } = recipient
  const texts = [fillWords(wordsOf(locale).greeting, { firstName }), text, ...furtherTexts]
  return composeMail(
    {
      category: 'compulsory',
      subject: fillWords(words.subject, values),
      preheader: text,
      heading: words.heading,
      blocks: [
        ...texts.map((each) => ({ kind: 'paragraph' as const, text: each })),
        { kind: 'facts', facts },
        { kind: 'button', label: words.action, url: `${site.publicUrl}${path}` },
      ],
    },
    recipient,
    site,
  )
}
