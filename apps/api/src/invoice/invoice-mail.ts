import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import type { StoredInvoice } from './document-queries.ts'
import { invoiceWords } from './invoice-words.ts'

const formats = formatsOf('fr')

/** Tells the accounting contact that a document is there, and leads to its lines: in French, as the document is (G-28). */
export function invoiceMail(
  id: string,
  invoice: StoredInvoice,
  email: string,
  site: Site,
): OutgoingMail {
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
            ...due,
          ],
        },
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
