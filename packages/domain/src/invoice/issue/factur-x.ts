import type { IsoDate } from '../../kernel/calendar.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Vat } from '../../law/vat.ts'
import type { Buyer, DeliveryPlace, Seller } from '../invoice-facts.ts'
import { element, textElement, type XmlElement, xmlDocument } from '../xml.ts'

/**
 * A line of an electronic invoice; the quantity of `hours` is in minutes, of other lines in pieces.
 */
export interface FacturXLine {
  readonly name: string
  readonly description: string
  readonly quantity: { readonly minutes: number } | { readonly pieces: number }
  /** The price of an hour or a piece, excluding tax. */
  readonly unitCents: Cents
  readonly priceCents: Cents
}

/**
 * The content of an electronic invoice. Amounts of a credit note are positive: its type tells that
 * they are credits.
 */
export interface FacturXInvoice {
  readonly referenceNumber: string
  readonly issuedOn: IsoDate
  readonly dueOn: IsoDate
  /** The first and last day of the worked week. */
  readonly from: IsoDate
  readonly until: IsoDate
  readonly seller: Seller
  readonly buyer: Buyer
  /** The company’s own order numbers (BT-13); empty if it gave none. */
  readonly orderNumbers: readonly string[]
  /** The place of the work (BG-13); `null` where there are several. */
  readonly deliveryPlace: DeliveryPlace | null
  readonly lines: readonly FacturXLine[]
  readonly netCents: Cents
  readonly taxCents: Cents
  readonly roundingCents: Cents
  readonly vat: Vat
  /** The mentions that French law requires on each invoice (L441-9, L441-10). */
  readonly mentions: {
    readonly recovery: string
    readonly penalties: string
    readonly discount: string
  }
  /** The invoice that a credit note corrects. */
  readonly credited: { readonly referenceNumber: string; readonly issuedOn: IsoDate } | null
}

const standard = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  rsm: `${standard}:CrossIndustryInvoice:100`,
  ram: `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${standard}:UnqualifiedDataType:100`,
  qdt: `${standard}:QualifiedDataType:100`,
}

/**
 * An invoice as UN/CEFACT Cross Industry Invoice: Factur-X in its EN 16931 profile, with the French
 * rules (BR-FR) for services. The function has no input or output besides its arguments; the
 * elements follow the order of the schema.
 */
export function facturX(invoice: FacturXInvoice): string {
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      element(
        'rsm:ExchangedDocumentContext',
        // S1 stands for an invoice of services.
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ID', 'S1')),
        element(
          'ram:GuidelineSpecifiedDocumentContextParameter',
          text('ID', 'urn:cen.eu:en16931:2017'),
        ),
      ),
      documentOf(invoice),
      element(
        'rsm:SupplyChainTradeTransaction',
        invoice.lines.map((line, i) => lineOf(line, i + 1, invoice)),
        element(
          'ram:ApplicableHeaderTradeAgreement',
          partyOf('SellerTradeParty', invoice.seller, invoice.vat),
          partyOf('BuyerTradeParty', invoice.buyer, invoice.vat),
          orderOf(invoice),
        ),
        element(
          'ram:ApplicableHeaderTradeDelivery',
          deliveryOf(invoice),
          element(
            'ram:ActualDeliverySupplyChainEvent',
            element('ram:OccurrenceDateTime', day(invoice.until)),
          ),
        ),
        settlementOf(invoice),
      ),
    ),
    namespaces,
  )
}

function documentOf({ referenceNumber, issuedOn, mentions, credited }: FacturXInvoice): XmlElement {
  const note = (code: string, content: string) =>
    element('ram:IncludedNote', text('Content', content), text('SubjectCode', code))
  return element(
    'rsm:ExchangedDocument',
    text('ID', referenceNumber),
    text('TypeCode', credited === null ? '380' : '381'),
    element('ram:IssueDateTime', day(issuedOn)),
    note('PMT', mentions.recovery),
    note('PMD', mentions.penalties),
    note('AAB', mentions.discount),
  )
}

function lineOf(line: FacturXLine, position: number, { vat }: FacturXInvoice): XmlElement {
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', text('LineID', String(position))),
    element(
      'ram:SpecifiedTradeProduct',
      text('Name', line.name),
      line.description === '' ? null : text('Description', line.description),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', text('ChargeAmount', euros(line.unitCents))),
    ),
    element('ram:SpecifiedLineTradeDelivery', quantityOf(line)),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', ...taxOf(vat)),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('LineTotalAmount', euros(line.priceCents)),
      ),
    ),
  )
}

/** Hours with four decimals, as many as the French rules allow; the amount of the line is exact. */
function quantityOf({ quantity }: FacturXLine): XmlElement {
  return 'minutes' in quantity
    ? text('BilledQuantity', trimmed((quantity.minutes / 60).toFixed(4)), { unitCode: 'HUR' })
    : text('BilledQuantity', String(quantity.pieces), { unitCode: 'C62' })
}

/**
 * The tax category of EN 16931 with its rate. Only invoices outside the scope of the tax (O) have
 * no rate; where no tax is due, the reason stands once, beside the total.
 */
function taxOf(vat: Vat, basis?: { net: Cents; tax: Cents }): XmlElement[] {
  const { rate, mention, category } = vat
  const type = text('TypeCode', 'VAT')
  const code = text('CategoryCode', category)
  const rates =
    category === 'O' ? [] : [text('RateApplicablePercent', trimmed((rate / 100).toFixed(2)))]
  if (basis === undefined) return [type, code, ...rates]
  const [amount, base] = [
    text('CalculatedAmount', euros(basis.tax)),
    text('BasisAmount', euros(basis.net)),
  ]
  if (mention === null) return [amount, type, base, code, ...rates]
  const reason = text('ExemptionReason', mention)
  const reasonCode = text('ExemptionReasonCode', `VATEX-EU-${category}`)
  return [amount, type, reason, base, code, reasonCode, ...rates]
}

function partyOf(name: string, party: Seller | Buyer, { category }: Vat): XmlElement {
  return element(
    `ram:${name}`,
    text('Name', party.name),
    element('ram:SpecifiedLegalOrganization', text('ID', party.siren, { schemeID: '0002' })),
    element(
      'ram:PostalTradeAddress',
      text('PostcodeCode', party.postalCode),
      text('LineOne', party.street),
      text('CityName', party.city),
      text('CountryID', party.country),
    ),
    // The French directory finds a company by its SIREN.
    element('ram:URIUniversalCommunication', text('URIID', party.siren, { schemeID: '0225' })),
    // An invoice outside the scope of the tax has no tax number (BR-O-02).
    party.vatNumber === null || category === 'O'
      ? null
      : element('ram:SpecifiedTaxRegistration', text('ID', party.vatNumber, { schemeID: 'VA' })),
  )
}

/** An invoice has one field for orders: several order numbers share it. */
function orderOf({ orderNumbers }: FacturXInvoice): XmlElement | null {
  if (orderNumbers.length === 0) return null
  return element(
    'ram:BuyerOrderReferencedDocument',
    text('IssuerAssignedID', orderNumbers.join(', ')),
  )
}

function deliveryOf({ deliveryPlace: place }: FacturXInvoice): XmlElement | null {
  if (place === null) return null
  return element(
    'ram:ShipToTradeParty',
    text('Name', place.name),
    element(
      'ram:PostalTradeAddress',
      text('PostcodeCode', place.postalCode),
      text('LineOne', place.street),
      text('CityName', place.city),
      text('CountryID', place.country),
    ),
  )
}

function settlementOf(invoice: FacturXInvoice): XmlElement {
  const { netCents, taxCents, roundingCents, credited } = invoice
  const total = cents(netCents + taxCents)
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('InvoiceCurrencyCode', 'EUR'),
    credited === null ? transferTo(invoice.seller) : null,
    element('ram:ApplicableTradeTax', ...taxOf(invoice.vat, { net: netCents, tax: taxCents })),
    element(
      'ram:BillingSpecifiedPeriod',
      element('ram:StartDateTime', day(invoice.from)),
      element('ram:EndDateTime', day(invoice.until)),
    ),
    element('ram:SpecifiedTradePaymentTerms', element('ram:DueDateDateTime', day(invoice.dueOn))),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      text('LineTotalAmount', euros(netCents)),
      text('TaxBasisTotalAmount', euros(netCents)),
      text('TaxTotalAmount', euros(taxCents), { currencyID: 'EUR' }),
      roundingCents === 0 ? null : text('RoundingAmount', euros(roundingCents)),
      text('GrandTotalAmount', euros(total)),
      text('DuePayableAmount', euros(cents(total + roundingCents))),
    ),
    credited === null
      ? null
      : element(
          'ram:InvoiceReferencedDocument',
          text('IssuerAssignedID', credited.referenceNumber),
          element('ram:FormattedIssueDateTime', day(credited.issuedOn, 'qdt')),
        ),
  )
}

/** The payment means of a SEPA credit transfer (58). */
function transferTo({ iban }: Seller): XmlElement {
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('TypeCode', '58'),
    element('ram:PayeePartyCreditorFinancialAccount', text('IBANID', iban)),
  )
}

function text(name: string, content: string, attributes?: Record<string, string>): XmlElement {
  return textElement(`ram:${name}`, content, attributes)
}

function day(date: IsoDate, prefix: 'udt' | 'qdt' = 'udt'): XmlElement {
  return textElement(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })
}

function euros(amount: Cents): string {
  return (amount / 100).toFixed(2)
}

/** A decimal without its trailing zeros: « 7.5000 » is « 7.5 ». */
function trimmed(decimal: string): string {
  return decimal.replace(/\.?0+$/, '')
}
