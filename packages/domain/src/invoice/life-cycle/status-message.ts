import {
  type Instant,
  instantInParis,
  isIsoDate,
  isLocalTime,
  localInParis,
  type IsoDate,
} from '../../kernel/calendar.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { InvoiceType } from '../invoice.ts'
import {
  type InvoiceStatus,
  lifeCycle,
  type StatusReason,
  statusOf,
  statusReasons,
  type StatusSender,
} from './life-cycle.ts'
import { elementsAt, readXml, textAt } from './read-xml.ts'
import { element, textElement, type XmlElement, xmlDocument } from '../xml.ts'

/** The invoice that a status is about. */
export interface ReferencedInvoice {
  readonly type: InvoiceType
  readonly referenceNumber: string
  readonly issuedOn: IsoDate
  /** 9 digits each. */
  readonly sellerSiren: string
  readonly buyerSiren: string
}

/** The content of a message besides the invoice. */
export interface StatusFacts {
  readonly status: InvoiceStatus
  readonly at: Instant
  readonly reason: { readonly code: StatusReason; readonly words: string | null } | null
  /** A payment: tax included, and the rate of the tax in basis points. */
  readonly paidIn: { readonly amountCents: Cents; readonly taxRate: number } | null
}

/** A status of one invoice, as a platform sent it. */
export interface ReadStatus extends StatusFacts {
  readonly referenceNumber: string
}

const standard = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  rsm: `${standard}:CrossDomainAcknowledgementAndResponse:100`,
  ram: `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${standard}:UnqualifiedDataType:100`,
  qdt: `${standard}:QualifiedDataType:100`,
}

/** The role of the sender (UNTDID 3035): a platform, the buyer, the seller. */
const roles: Readonly<Record<StatusSender, 'WK' | 'BY' | 'SE'>> = {
  sellerPlatform: 'WK',
  buyerPlatform: 'WK',
  buyer: 'BY',
  seller: 'SE',
}

/**
 * A status of an invoice as UN/CEFACT Cross Domain Acknowledgement and Response, with the French
 * rules (BR-FR-CDV). The function has no input or output besides its arguments; the elements follow
 * the order of the schema.
 */
export function statusMessage(id: string, invoice: ReferencedInvoice, facts: StatusFacts): string {
  const { by, code } = lifeCycle[facts.status]
  const role = roles[by]
  const [from, to] =
    by === 'buyer'
      ? [invoice.buyerSiren, invoice.sellerSiren]
      : [invoice.sellerSiren, invoice.buyerSiren]
  return xmlDocument(
    element(
      'rsm:CrossDomainAcknowledgementAndResponse',
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ID', 'REGULATED')),
        element(
          'ram:GuidelineSpecifiedDocumentContextParameter',
          text('ID', 'urn.cpro.gouv.fr:1p0:CDV:invoice'),
        ),
      ),
      element(
        'rsm:ExchangedDocument',
        text('ID', id),
        element('ram:IssueDateTime', moment(facts.at)),
        element('ram:SenderTradeParty', text('RoleCode', role)),
        element(
          'ram:IssuerTradeParty',
          role === 'WK' ? null : text('GlobalID', from, { schemeID: '0002' }),
          text('RoleCode', role),
        ),
        element(
          'ram:RecipientTradeParty',
          text('GlobalID', to, { schemeID: '0002' }),
          text('RoleCode', by === 'buyer' ? 'SE' : 'BY'),
          element('ram:URIUniversalCommunication', text('URIID', to, { schemeID: '0225' })),
        ),
      ),
      element(
        'rsm:AcknowledgementDocument',
        element('ram:MultipleReferencesIndicator', textElement('udt:Indicator', 'false')),
        // 305 for a status between platforms, 23 for a status set by people.
        text('TypeCode', role === 'WK' ? '305' : '23'),
        element('ram:IssueDateTime', moment(facts.at)),
        element(
          'ram:ReferenceReferencedDocument',
          text('IssuerAssignedID', invoice.referenceNumber),
          text('TypeCode', invoice.type === 'creditNote' ? '381' : '380'),
          element(
            'ram:FormattedIssueDateTime',
            textElement('qdt:DateTimeString', invoice.issuedOn.replaceAll('-', ''), {
              format: '102',
            }),
          ),
          text('ProcessConditionCode', String(code)),
          element(
            'ram:IssuerTradeParty',
            text('GlobalID', invoice.sellerSiren, { schemeID: '0002' }),
            text('RoleCode', 'SE'),
          ),
          detailOf(facts),
        ),
      ),
    ),
    namespaces,
  )
}

function detailOf({ reason, paidIn }: StatusFacts): XmlElement | null {
  if (reason === null && paidIn === null) return null
  return element(
    'ram:SpecifiedDocumentStatus',
    reason === null ? null : text('ReasonCode', reason.code),
    reason === null || reason.words === null ? null : text('Reason', reason.words),
    text('SequenceNumeric', '1'),
    // MEN: the payment, with the rate of its tax (BR-FR-CDV-14).
    paidIn === null
      ? null
      : element(
          'ram:SpecifiedDocumentCharacteristic',
          text('TypeCode', 'MEN'),
          text('ValueAmount', (paidIn.amountCents / 100).toFixed(2), { currencyID: 'EUR' }),
          text('ValuePercent', (paidIn.taxRate / 100).toFixed(2)),
        ),
  )
}

/**
 * The statuses that a message gives of its invoices; other content is ignored. `null` for a
 * document that is no such message.
 */
export function readStatusMessage(document: string): readonly ReadStatus[] | null {
  const root = readXml(document)
  if (root?.name !== 'CrossDomainAcknowledgementAndResponse') return null
  const sentAt = instantAt(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')
  return elementsAt(root, 'AcknowledgementDocument').flatMap((acknowledgement) => {
    const at = instantAt(acknowledgement, 'IssueDateTime', 'DateTimeString') ?? sentAt
    return elementsAt(acknowledgement, 'ReferenceReferencedDocument').flatMap((referenced) => {
      const status = statusOf(Number(textAt(referenced, 'ProcessConditionCode')))
      const referenceNumber = textAt(referenced, 'IssuerAssignedID')
      if (at === null || status === null || referenceNumber === null) return []
      const details = elementsAt(referenced, 'SpecifiedDocumentStatus')
      return [{ referenceNumber, status, at, reason: reasonIn(details), paidIn: paidInOf(details) }]
    })
  })
}

function reasonIn(details: readonly XmlElement[]): StatusFacts['reason'] {
  const said = details.map((detail) => textAt(detail, 'ReasonCode')).find((code) => code !== null)
  const words = details.flatMap((detail) => textAt(detail, 'Reason') ?? []).join(' ')
  if (said === undefined && words === '') return null
  return {
    code: statusReasons.find((code) => code === said) ?? 'AUTRE',
    words: words === '' ? null : words,
  }
}

function paidInOf(details: readonly XmlElement[]): StatusFacts['paidIn'] {
  const amounts = details
    .flatMap((detail) => elementsAt(detail, 'SpecifiedDocumentCharacteristic'))
    .filter((each) => textAt(each, 'TypeCode') === 'MEN')
    .map((each) => [textAt(each, 'ValueAmount'), textAt(each, 'ValuePercent')].map(hundredths))
  const [first] = amounts
  const taxRate = first?.[1] ?? null
  const total = amounts.reduce((sum, [amount]) => sum + (amount ?? 0), 0)
  return taxRate === null ? null : { amountCents: cents(total), taxRate }
}

/** A decimal number in hundredths: euros become cents, percent become basis points. */
function hundredths(decimal: string | null): number | null {
  if (decimal === null || !/^-?\d{1,9}(\.\d{1,4})?$/.test(decimal)) return null
  return Math.round(Number(decimal) * 100)
}

function text(name: string, content: string, attributes?: Record<string, string>): XmlElement {
  return textElement(`ram:${name}`, content, attributes)
}

/** A local time to the second (format 204). */
function moment(at: Instant): XmlElement {
  const { date, time } = localInParis(at)
  const digits = `${date}${time}${at.slice(17, 19)}`.replaceAll(/\D/g, '')
  return textElement('udt:DateTimeString', digits, { format: '204' })
}

function instantAt(parent: XmlElement, ...path: readonly string[]): Instant | null {
  const digits = textAt(parent, ...path) ?? ''
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(digits) ?? []
  const [date, time] = [`${year}-${month}-${day}`, `${hour}:${minute}`]
  if (!isIsoDate(date) || !isLocalTime(time) || second > '59') return null
  return instantInParis(date, time).replace(/:\d\d(\.\d+)?Z$/, `:${second}Z`) as Instant
}
