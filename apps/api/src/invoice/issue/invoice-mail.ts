import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatIban } from '@renfort/domain/payment/iban.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { composeMail, type Site } from '../../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import type { StoredInvoice } from './document-queries.ts'
import { invoiceWords } from '../invoice-words.ts'

const formats = formatsOf('fr')

/** An invoice just issued, and how it will be paid. */
export interface AnnouncedInvoice {
  readonly id: string
  readonly invoice: Omit<StoredInvoice, 'lines'>
  /** The amount left to pay, tax included; 0 for a credit note and for a paid invoice. */
  readonly openCents: number
  /** When and from which method it is collected; `null` where the company transfers it. */
  readonly collection: {
    readonly day: IsoDate
    readonly method: ProvidedType
    readonly ending: string
  } | null
}

/**
 * Mails the accounting contact that a document is ready, how it is paid, and a link to its lines:
 * in French, like the document (G-28).
 */
export function invoiceMail(announced: AnnouncedInvoice, email: string, site: Site): OutgoingMail {
  const { id, invoice, openCents } = announced
  const { referenceNumber: number, weekStart, totalCents, type } = invoice
  const words = invoiceWords.mail[type]
  const amount = formats.money(totalCents)
  const values = {
    number,
    amount,
    credited: invoice.creditedNumber ?? '',
    start: formats.longDay(weekStart),
    end: formats.longDay(addDays(weekStart, 6)),
  }
  const due =
    type === 'creditNote'
      ? []
      : [{ label: invoiceWords.due, value: formats.longDay(invoice.dueOn) }]
  const left =
    openCents === 0 || openCents === totalCents
      ? []
      : [{ label: invoiceWords.mail.left, value: formats.money(openCents) }]
  return composeMail(
    {
      category: 'compulsory',
      subject: fillWords(words.subject, values),
      preheader: fillWords(words.message, values),
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(words.message, values) },
        {
          kind: 'facts',
          facts: [
            { label: invoiceWords.number, value: number },
            { label: invoiceWords.total, value: amount },
            ...left,
            ...due,
          ],
        },
        ...(openCents > 0 ? [{ kind: 'paragraph', text: howPaid(announced) } as const] : []),
        {
          kind: 'button',
          label: invoiceWords.mail.action,
          url: `${site.publicUrl}/invoices?invoice=${id}`,
        },
      ],
    },
    { email, locale: 'fr' },
    site,
  )
}

/** The day and the method of the collection, or the amount and the date of the transfer. */
function howPaid({ invoice, openCents, collection }: AnnouncedInvoice): string {
  const { collected, transfer } = invoiceWords.mail
  if (collection !== null) {
    const { day, method, ending } = collection
    return fillWords(collected[method], { day: formats.longDay(day), ending })
  }
  return fillWords(transfer, {
    amount: formats.money(openCents),
    due: formats.longDay(invoice.dueOn),
    iban: formatIban(invoice.facts.seller.iban),
    number: invoice.referenceNumber,
  })
}
