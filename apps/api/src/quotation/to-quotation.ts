import type { QuotationReply } from '@renfort/contract/quotation.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { decimalHours } from '@renfort/domain/kernel/duration.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { Quotation, QuotationLine, Reason } from '@renfort/domain/quotation/quotation.ts'
import { lineName } from './line-name.ts'
import { reasonWords } from './reason-words.ts'

type Line = NonNullable<QuotationReply['assignments']>[number]

/** A price on the wire, in euros; without a planning it has no line (decisions §4.2). */
export function toQuotation(
  quotation: Quotation,
  planned: boolean,
  locale: Locale,
): QuotationReply {
  return {
    price: centsToEuros(quotation.priceCents),
    priceWithTax: centsToEuros(quotation.priceWithTaxCents),
    salary: centsToEuros(quotation.salaryCents),
    assignments: planned ? quotation.lines.map((line) => toLine(line, locale)) : null,
  }
}

function toLine(line: QuotationLine, locale: Locale): Line {
  return {
    name: lineName(line, locale),
    quantity: decimalHours(line.minutes),
    minutes: line.minutes,
    hourlyRate: centsToEuros(line.payUnitCents),
    rate: centsToEuros(line.billUnitCents),
    coefficient: line.coefficientBasisPoints / 10_000,
    increase: line.increaseBasisPoints / 100,
    salary: centsToEuros(line.payCents),
    price: centsToEuros(line.priceCents),
    tags: [...line.tags],
    because: line.because.map((reason) => toReason(reason, locale)),
  }
}

/** A reason with its sentences, in the language of the reader. */
export function toReason(reason: Reason, locale: Locale): Line['because'][number] {
  const { law } = reason
  return {
    tag: reason.tag,
    increase: reason.increaseBasisPoints / 100,
    source: reason.source,
    ...reasonWords(reason, locale),
    law: law === null ? null : { text: law.text, url: law.url ?? null },
    params: factsOf(reason),
  }
}

function factsOf(reason: Reason): Record<string, string | number> {
  return {
    minutes: reason.minutes,
    ...(reason.tag === 'night' ? { start: reason.window.start, end: reason.window.end } : {}),
    ...(reason.tag === 'extra' ? { fromHour: reason.fromHour } : {}),
    ...(reason.tag === 'extra' && reason.toHour !== null ? { toHour: reason.toHour } : {}),
    ...(reason.tag === 'sunday' && reason.zti ? { zti: 1 } : {}),
    ...('seniority' in reason && reason.seniority !== null
      ? { seniorityDays: reason.seniority.daysThreshold, seniorityFrom: reason.seniority.since }
      : {}),
    ...('holidays' in reason
      ? { holidays: reason.holidays.map(({ slug, date }) => `${slug} ${date}`).join(', ') }
      : {}),
  }
}
