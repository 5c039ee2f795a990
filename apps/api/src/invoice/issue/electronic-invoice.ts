import { type FacturXLine, facturX } from '@renfort/domain/invoice/issue/factur-x.ts'
import { deliveryPlaceOf, orderNumbersOf, vatOf } from '@renfort/domain/invoice/invoice-facts.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import { fillWords } from '../../platform/fill-words.ts'
import type { StoredInvoice } from './document-queries.ts'
import { mentionsOf, missionTitle } from './invoice-document.ts'
import { invoiceWords as words } from '../invoice-words.ts'
import { nameOfLine, piecesOfLine } from './line-words.ts'

/** A stored invoice as Factur-X, with the same lines and figures as its pages. */
export function electronicInvoice(invoice: StoredInvoice): string {
  const { creditedNumber, creditedOn, facts, weekStart } = invoice
  return facturX({
    referenceNumber: invoice.referenceNumber,
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    from: weekStart,
    until: addDays(weekStart, 6),
    orderNumbers: orderNumbersOf(facts),
    deliveryPlace: deliveryPlaceOf(facts),
    seller: facts.seller,
    buyer: facts.buyer,
    lines: invoice.type === 'creditNote' ? [creditLine(invoice)] : linesOf(invoice),
    netCents: positive(invoice.netCents),
    taxCents: positive(invoice.taxCents),
    // The rounding of a credit note keeps its sign: a price of 3 and a tax of 1, less 1, give back
    // 3.
    roundingCents: cents(
      invoice.type === 'creditNote' ? -invoice.roundingCents : invoice.roundingCents,
    ),
    vat: vatOf(invoice),
    mentions: mentionsOf(invoice),
    credited:
      creditedNumber === null || creditedOn === null
        ? null
        : { referenceNumber: creditedNumber, issuedOn: creditedOn },
  })
}

function linesOf({ lines, facts }: StoredInvoice): FacturXLine[] {
  return lines.map((line) => {
    const { minutes, missionId, siderId } = line
    const mission = facts.missions[missionId]
    return {
      name: nameOfLine(line),
      description: fillWords(words.lineOf, {
        mission: mission === undefined ? '' : missionTitle(mission),
        sider: facts.siders[siderId] ?? '',
      }),
      quantity: minutes === null ? { pieces: piecesOfLine(line) } : { minutes },
      unitCents: cents(line.unitCents),
      priceCents: cents(line.priceCents),
    }
  })
}

function creditLine({ creditedNumber, creditReason, netCents }: StoredInvoice): FacturXLine {
  const amount = positive(netCents)
  return {
    name: fillWords(words.credit, { number: creditedNumber ?? '' }),
    description: creditReason ?? '',
    quantity: { pieces: 1 },
    unitCents: amount,
    priceCents: amount,
  }
}

function positive(amount: number): Cents {
  return cents(Math.abs(amount))
}
