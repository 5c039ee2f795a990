import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { type BilledLine, findBilledLines, findInvoiceRest } from './detail-queries.ts'
import { type Explanations, explainLines } from './explain-lines.ts'
import { findCreditNotes, findOwnInvoice } from './invoice-queries.ts'
import { readLifeCycle } from './life-cycle/read-life-cycle.ts'
import { toInvoice } from './to-invoice.ts'

type Read = typeof invoices.readInvoice
type MissionReply = Answer<Read>['missions'][number]

const inEuros = (amount: number) => centsToEuros(cents(amount))

/** An invoice of the caller's company with its lines; those of other companies answer 404. */
export async function readInvoice(
  call: ReadCall,
  { params: { id } }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries, locale } = call
  const organisationId = organisationOf(call)
  const key = { organisationId, id }
  const invoice = await findOwnInvoice(queries, key)
  const rest = await findInvoiceRest(queries, key)
  if (invoice === undefined || rest === undefined) throw notFound()
  const { facts, roundingCents, createdAt } = rest
  const lines = await findBilledLines(queries, key)
  const explanations = await explainLines(queries, lines, { ...key, createdAt, locale })
  const creditNotes = await findCreditNotes(queries, key)
  return {
    ...toInvoice(call, invoice),
    tax: inEuros(invoice.taxCents),
    rounding: inEuros(roundingCents),
    lifeCycle: await readLifeCycle(queries, { organisationId, invoiceId: id }),
    seller: facts.seller,
    buyer: facts.buyer,
    creditNotes: creditNotes.map((row) => toInvoice(call, row)),
    missions: [...Map.groupBy(lines, ({ missionId }) => missionId)].map(([missionId, own]) =>
      toMission(missionId, own, facts, explanations),
    ),
  }
}

function toMission(
  id: string,
  lines: readonly BilledLine[],
  facts: InvoiceFacts,
  explanations: Explanations,
): MissionReply {
  const { number = '', name = '' } = facts.missions[id] ?? {}
  return {
    id,
    number,
    name,
    hourlyRate: explanations.rateOf(id),
    price: inEuros(lines.reduce((sum, { priceCents }) => sum + priceCents, 0)),
    lines: lines.map((line) => toLine(line, facts, explanations)),
  }
}

function toLine(
  line: BilledLine,
  facts: InvoiceFacts,
  { becauseOf }: Explanations,
): MissionReply['lines'][number] {
  const { siderId, payUnitCents: pay, coefficientBasisPoints: coefficient } = line
  const { enteredCents, coverBasisPoints: cover } = line
  return {
    kind: line.kind,
    siderId,
    siderName: facts.siders[siderId] ?? '',
    minutes: line.minutes,
    tags: [...line.tags],
    increase: (line.increaseBasisPoints ?? 0) / 100,
    days: [...line.days],
    hourlyRate: pay === null ? null : inEuros(pay),
    coefficient: coefficient === null ? null : coefficient / 10_000,
    transport:
      enteredCents === null || cover === null
        ? null
        : { cost: inEuros(enteredCents), coverRate: cover / 100 },
    bonusName: line.bonusName,
    unitPrice: inEuros(line.unitCents),
    price: inEuros(line.priceCents),
    because: becauseOf(line),
  }
}
