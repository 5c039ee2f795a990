import {
  type Buyer,
  type DeliveryPlace,
  type InvoiceFacts,
  orderNumbersOf,
  type Seller,
  vatOf,
} from '@renfort/domain/invoice/invoice-facts.ts'
import { addDays, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { leastPenaltyRate, recoveryIndemnity } from '@renfort/domain/law/invoicing.ts'
import { formatIban } from '@renfort/domain/payment/iban.ts'
import type { DocumentData } from '../../outside/pdf/port.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { StoredInvoice, StoredLine } from './document-queries.ts'
import { invoiceWords as words } from '../invoice-words.ts'
import { hoursText, nameOfLine, quantityOfLine } from './line-words.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Party {
  readonly heading: string
  readonly name: string
  readonly facts: readonly Fact[]
}

/**
 * The data of `invoice.typ`, already formatted: a summary for the person who pays, the details for
 * the person who checks.
 */
export interface InvoiceData extends DocumentData {
  readonly provider: string
  readonly heading: string
  readonly identity: readonly Fact[]
  readonly parties: readonly Party[]
  readonly summary: {
    readonly heading: string
    readonly table: Table | null
    readonly facts: readonly Fact[]
  }
  readonly totals: readonly Fact[]
  readonly due: Fact
  readonly payment: { readonly heading: string; readonly text: string } | null
  readonly terms: { readonly heading: string; readonly texts: readonly string[] }
  readonly details: readonly {
    readonly heading: string
    readonly facts: readonly Fact[]
    readonly table: Table
    readonly total: Fact
  }[]
  /** The machine-readable invoice. */
  readonly xml: string
}

const formats = formatsOf('fr')
const money = (amount: number) => formats.money(amount)

/**
 * The texts of an invoice, without any input or output, so that sentences and sums are tested
 * without a PDF.
 */
export function invoiceDocument(
  invoice: StoredInvoice,
  { xml, notice }: { readonly xml: string; readonly notice: string },
): InvoiceData {
  const { seller, buyer } = invoice.facts
  const heading = words[invoice.type]
  const { referenceNumber: number, issuedOn, type } = invoice
  const missions = missionsOf(invoice)
  return {
    title: fillWords(words.title, { heading, number }),
    language: 'fr',
    date: issuedOn,
    footer: fillWords(words.footer, {
      seller: seller.name,
      heading: heading.toLowerCase(),
      number,
      day: formats.longDay(issuedOn),
    }),
    pageOf: words.pageOf,
    provider: seller.name,
    heading,
    identity: identityOf(invoice),
    parties: [partyOf(words.seller, seller, notice), partyOf(words.buyer, buyer, '')],
    summary: summaryOf(invoice, missions),
    totals: totalsOf(invoice),
    due: dueOf(invoice),
    payment:
      type === 'creditNote'
        ? null
        : {
            heading: words.payment,
            text: fillWords(words.paymentText, { iban: formatIban(seller.iban), number }),
          },
    terms: { heading: words.terms, texts: Object.values(mentionsOf(invoice)) },
    details: missions.map(detailOf),
    xml,
  }
}

/** The mentions about late and early payment that the law requires on each invoice (law §3.9). */
export function mentionsOf({ issuedOn }: Pick<StoredInvoice, 'issuedOn'>) {
  const { amountCents } = at(recoveryIndemnity, issuedOn).value
  const { timesLegalRate } = at(leastPenaltyRate, issuedOn).value
  return {
    recovery: fillWords(words.recovery, { amount: money(amountCents) }),
    penalties: fillWords(words.penalties, { times: String(timesLegalRate) }),
    discount: words.discount,
  }
}

function identityOf(invoice: StoredInvoice): Fact[] {
  const { referenceNumber, issuedOn, dueOn, weekStart, creditedNumber, creditedOn } = invoice
  const last =
    creditedNumber === null || creditedOn === null
      ? { label: words.due, value: formats.longDay(dueOn) }
      : {
          label: words.credited,
          value: fillWords(words.creditedText, {
            number: creditedNumber,
            day: formats.longDay(creditedOn),
          }),
        }
  const week = fillWords(words.weekText, {
    week: String(isoWeekOf(weekStart).week),
    start: formats.longDay(weekStart),
    end: formats.longDay(addDays(weekStart, 6)),
  })
  return [
    { label: words.number, value: referenceNumber },
    { label: words.date, value: formats.longDay(issuedOn) },
    last,
    { label: words.week, value: week },
    { label: words.nature, value: words.natureText },
    ...orderFact(orderNumbersOf(invoice.facts)),
  ]
}

function orderFact(orders: readonly string[]): Fact[] {
  return orders.length === 0 ? [] : [{ label: words.order, value: orders.join(', ') }]
}

function partyOf(heading: string, party: Seller | Buyer, notice: string): Party {
  const { vatNumber } = party
  const identifier =
    'siret' in party
      ? {
          label: words.siret,
          value: party.siret.replace(/^(...)(...)(...)(.....)$/, '$1 $2 $3 $4'),
        }
      : { label: words.siren, value: party.siren.replace(/^(...)(...)(...)$/, '$1 $2 $3') }
  const facts = [
    { label: words.address, value: addressOf(party) },
    ...('siret' in party
      ? [{ label: words.siren, value: party.siren.replace(/^(...)(...)(...)$/, '$1 $2 $3') }]
      : []),
    identifier,
    { label: words.vat, value: vatNumber ?? '' },
    { label: words.register, value: notice },
  ]
  return { heading, name: party.name, facts: facts.filter(({ value }) => value !== '') }
}

interface MissionLines {
  readonly title: string
  /** The place of the work, and the company's own order. */
  readonly facts: readonly Fact[]
  readonly lines: readonly (StoredLine & { readonly sider: string })[]
}

/** The lines of each mission, missions by number and Siders by name. */
function missionsOf({ lines, facts }: StoredInvoice): MissionLines[] {
  const named = lines.map((line) => ({ ...line, sider: facts.siders[line.siderId] ?? '' }))
  return [...Map.groupBy(named, ({ missionId }) => missionId)]
    .map(([id, own]) => ({
      title: missionTitle(facts.missions[id]),
      facts: missionFacts(facts.missions[id]),
      lines: own.toSorted((a, b) => a.sider.localeCompare(b.sider, 'fr')),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'))
}

type InvoicedMission = InvoiceFacts['missions'][string] | undefined

/** The title of a mission on an invoice: « 2026-000123 – Serveur ». */
export function missionTitle(mission: InvoicedMission): string {
  return fillWords(words.missionText, { number: mission?.number ?? '', name: mission?.name ?? '' })
}

/**
 * The place of delivery, which the law requires where it is not the address of the client (law
 * §3.9).
 */
function missionFacts(mission: InvoicedMission): Fact[] {
  const place = mission?.place ?? null
  const { orderNumber = null } = mission ?? {}
  return [
    ...(place === null
      ? []
      : [{ label: words.place, value: `${place.name}, ${addressOf(place)}` }]),
    ...orderFact(orderNumber === null ? [] : [orderNumber]),
  ]
}

function addressOf({ street, postalCode, city, country }: Omit<DeliveryPlace, 'name'>): string {
  const template = country === 'FR' ? words.addressText : words.addressAbroad
  return fillWords(template, { street, postalCode, city, country })
}

function summaryOf(
  { type, creditReason }: StoredInvoice,
  missions: readonly MissionLines[],
): InvoiceData['summary'] {
  const heading = words.summary
  if (type === 'creditNote') {
    return { heading, table: null, facts: [{ label: words.reason, value: creditReason ?? '' }] }
  }
  const rows = missions.map(({ title, lines }) => {
    const minutes = lines.reduce((sum, line) => sum + (line.minutes ?? 0), 0)
    const siders = new Set(lines.map(({ siderId }) => siderId)).size
    return [title, String(siders), hoursText(minutes), money(sumOf(lines))]
  })
  const head = [words.mission, words.siders, words.hours, words.amount]
  return { heading, table: { head, rows }, facts: [] }
}

function totalsOf(invoice: StoredInvoice): Fact[] {
  const { netCents, taxCents, roundingCents } = invoice
  const { rate, mention } = vatOf(invoice)
  const rounding =
    roundingCents === 0 ? [] : [{ label: words.rounding, value: money(roundingCents) }]
  return [
    { label: words.net, value: money(netCents) },
    {
      label: mention ?? fillWords(words.tax, { rate: formats.percent(rate) }),
      value: money(taxCents),
    },
    ...rounding,
    { label: words.total, value: money(invoice.totalCents) },
  ]
}

function dueOf({ type, dueOn, totalCents }: StoredInvoice): Fact {
  return type === 'creditNote'
    ? { label: words.toReceive, value: money(-totalCents) }
    : {
        label: fillWords(words.toPay, { day: formats.longDay(dueOn) }),
        value: money(totalCents),
      }
}

function detailOf({ title, facts, lines }: MissionLines): InvoiceData['details'][number] {
  const rows = lines.map((line, i) => [
    lines[i - 1]?.siderId === line.siderId ? '' : line.sider,
    nameOfLine(line),
    quantityOfLine(line),
    money(line.unitCents),
    money(line.priceCents),
  ])
  return {
    heading: fillWords(words.detail, { mission: title }),
    facts,
    table: { head: [words.sider, words.line, words.quantity, words.unit, words.amount], rows },
    total: { label: words.missionTotal, value: money(sumOf(lines)) },
  }
}

function sumOf(lines: readonly { readonly priceCents: number }[]): number {
  return lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
}
