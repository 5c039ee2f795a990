import { type IsoDate, isoWeekOf } from '../../kernel/calendar.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { InvoiceFacts } from '../invoice-facts.ts'
import type { InvoiceType } from '../invoice.ts'

/** Whose accounts book an invoice: the buyer's as a purchase, the seller's as a sale. */
export type Books = 'buyer' | 'seller'

/** An invoice or credit note as it was issued; the amounts of a credit note are negative. */
export interface InvoiceToBook {
  readonly type: InvoiceType
  readonly referenceNumber: string
  readonly weekStart: IsoDate
  readonly issuedOn: IsoDate
  readonly netCents: Cents
  readonly taxCents: Cents
  readonly roundingCents: Cents
  readonly totalCents: Cents
  readonly facts: Pick<InvoiceFacts, 'seller' | 'buyer'>
}

/** One line of an accounting entry; either the debit or the credit is 0, both are positive. */
export interface EntryLine {
  readonly account: Account
  /** The third party; only its own account has one. */
  readonly auxiliary: { readonly number: string; readonly name: string } | null
  readonly debitCents: Cents
  readonly creditCents: Cents
}

interface Account {
  readonly number: string
  readonly name: string
}

interface Journal {
  readonly code: string
  readonly name: string
}

/** Journals and accounts of the general chart (règlement ANC 2014-03). */
const charts = {
  buyer: {
    journal: { code: 'AC', name: 'Achats' },
    thirdParty: { number: '401000', name: 'Fournisseurs' },
    service: { number: '621100', name: 'Personnel intérimaire' },
    tax: { number: '445660', name: 'TVA déductible sur autres biens et services' },
  },
  seller: {
    journal: { code: 'VE', name: 'Ventes' },
    thirdParty: { number: '411000', name: 'Clients' },
    service: { number: '706000', name: 'Prestations de services' },
    tax: { number: '445710', name: 'TVA collectée' },
  },
} as const satisfies Record<
  Books,
  { readonly journal: Journal } & Record<'thirdParty' | 'service' | 'tax', Account>
>
const charge = { number: '658000', name: 'Charges diverses de gestion courante' }
const income = { number: '758000', name: 'Produits divers de gestion courante' }

/** The journal in which a buyer or a seller books invoices. */
export function journalOf(books: Books): Journal {
  return charts[books].journal
}

/**
 * The accounting entry of an invoice: its price, its tax, a rounding, and the total on the account
 * of the third party, the only one with an auxiliary account. Debits equal credits to the cent; a
 * credit note swaps the sides.
 */
export function entryOf(invoice: InvoiceToBook, books: Books): readonly EntryLine[] {
  const { thirdParty, service, tax } = charts[books]
  const { seller, buyer } = invoice.facts
  const party = books === 'buyer' ? seller : buyer
  // A positive amount is a debit for the buyer, and a credit for the seller.
  const side = books === 'buyer' ? 1 : -1
  const rounding = side * invoice.roundingCents
  return [
    line(service, side * invoice.netCents),
    line(tax, side * invoice.taxCents),
    line(rounding > 0 ? charge : income, rounding),
    line(thirdParty, -side * invoice.totalCents, { number: party.siren, name: party.name }),
  ].filter(({ debitCents, creditCents }) => debitCents + creditCents > 0)
}

function line(account: Account, amount: number, auxiliary: EntryLine['auxiliary'] = null) {
  const debitCents = cents(Math.max(0, amount))
  return { account, auxiliary, debitCents, creditCents: cents(Math.max(0, -amount)) }
}

/** The columns of a file of accounting entries, in their order (LPF, art. A47 A-1, VII). */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** The rows of an invoice in a file of accounting entries; `position` counts its entries from 1. */
export function fecRows(invoice: InvoiceToBook, books: Books, position: number): string[][] {
  const { code, name } = journalOf(books)
  const { referenceNumber, issuedOn, type, weekStart } = invoice
  const day = issuedOn.replaceAll('-', '')
  const what = type === 'invoice' ? 'Facture' : 'Avoir'
  const label = `${what} ${referenceNumber} semaine ${isoWeekOf(weekStart).week}`
  const number = `${code}${day.slice(0, 6)}-${String(position).padStart(4, '0')}`
  return entryOf(invoice, books).map(({ account, auxiliary, debitCents, creditCents }) => [
    code,
    name,
    number,
    day,
    account.number,
    account.name,
    auxiliary?.number ?? '',
    oneLine(auxiliary?.name ?? ''),
    referenceNumber,
    day,
    label,
    amount(debitCents),
    amount(creditCents),
    '',
    '',
    day,
    '',
    '',
  ])
}

/** Euros with a comma before the cents, as the law requires. */
function amount(value: Cents): string {
  return (value / 100).toFixed(2).replace('.', ',')
}

/** A text without the separators of the file. */
function oneLine(text: string): string {
  return text.replaceAll(/[\t\r\n|]+/g, ' ').trim()
}
