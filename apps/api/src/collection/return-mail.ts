import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import { formatIban } from '@renfort/domain/payment/iban.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { collectionWords as words } from './collection-words.ts'

const formats = formatsOf('fr')

interface Returned {
  readonly id: string
  readonly number: string
  readonly iban: string
  readonly methodType: ProvidedType
  readonly ending: string | null
  readonly amountCents: number
  readonly reason: RefusalReason
}

/** Says that a bank took back what it had paid, why, and what can be done. */
export function returnMail(returned: Returned, email: string, site: Site): OutgoingMail {
  const { id, number, iban, ending, reason } = returned
  const amount = formats.money(returned.amountCents)
  const values = { number, amount, iban: formatIban(iban) }
  const { message, subject, heading, act, button } = words.returned
  return composeMail(
    {
      category: 'compulsory',
      subject: fillWords(subject, values),
      preheader: fillWords(message, values),
      heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(message, values) },
        {
          kind: 'facts',
          facts: [
            { label: words.number, value: number },
            { label: words.amount, value: amount },
            {
              label: words.method,
              value: fillWords(words.methods[returned.methodType], { ending: ending ?? '' }),
            },
            { label: words.reason, value: words.reasons[reason] },
          ],
        },
        { kind: 'paragraph', text: act },
        { kind: 'paragraph', text: fillWords(words.transfer, values) },
        { kind: 'button', label: button, url: `${site.publicUrl}/invoices?invoice=${id}` },
      ],
    },
    { email, locale: 'fr' },
    site,
  )
}
