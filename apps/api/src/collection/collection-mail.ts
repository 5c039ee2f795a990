import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import type { InvoiceRow } from '../invoice/invoice-queries.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { collectionWords as words } from './collection-words.ts'

const formats = formatsOf('fr')

interface Refused {
  readonly invoice: Pick<InvoiceRow, 'referenceNumber' | 'dueOn'>
  readonly iban: string
  readonly amountCents: number
  readonly methodType: ProvidedType
  readonly ending: string | null
  readonly reason: RefusalReason
  /** The day of the next try; `null` when there is none. */
  readonly collectOn: IsoDate | null
}

/** Says that a bank refused a payment, why, and what can be done. */
export function collectionMail(refused: Refused, email: string, site: Site): OutgoingMail {
  const { invoice, iban, amountCents, methodType, ending, reason, collectOn } = refused
  const values = {
    number: invoice.referenceNumber,
    amount: formats.money(amountCents),
    due: formats.longDay(invoice.dueOn),
    iban: iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0'),
  }
  const next =
    collectOn === null ? words.act : fillWords(words.again, { day: formats.longDay(collectOn) })
  const message = fillWords(words.message, values)
  return composeMail(
    {
      category: 'compulsory',
      subject: fillWords(words.subject, values),
      preheader: message,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: message },
        {
          kind: 'facts',
          facts: [
            { label: words.number, value: values.number },
            { label: words.amount, value: values.amount },
            {
              label: words.method,
              value: fillWords(words.methods[methodType], { ending: ending ?? '' }),
            },
            { label: words.reason, value: words.reasons[reason] },
          ],
        },
        { kind: 'paragraph', text: next },
        { kind: 'paragraph', text: fillWords(words.transfer, values) },
        { kind: 'button', label: words.button, url: `${site.publicUrl}/settings/payment` },
      ],
    },
    { email, locale: 'fr' },
    site,
  )
}
