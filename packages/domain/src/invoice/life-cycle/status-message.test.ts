import { describe, expect, it } from 'vitest'
import { instant, isoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { invoiceStatuses, lifeCycle, statusReasons } from './life-cycle.ts'
import { readStatusMessage, type StatusFacts, statusMessage } from './status-message.ts'

const invoice = {
  type: 'invoice',
  referenceNumber: 'F2026-000001',
  issuedOn: isoDate('2026-12-15'),
  sellerSiren: '732829320',
  buyerSiren: '552100554',
} as const
const at = instant('2026-12-15T05:04:03Z')
const facts = (changes: Partial<StatusFacts>): StatusFacts => ({
  status: 'deposited',
  at,
  reason: null,
  paidIn: null,
  ...changes,
})

describe('a status message of the French reform', () => {
  it('says each status with its reason, and is read as it was written', () => {
    for (const status of invoiceStatuses) {
      const [code] = lifeCycle[status].needsReason ? lifeCycle[status].reasons : []
      const said = facts({
        status,
        reason: code === undefined ? null : { code, words: 'Quantité « 8 h » & prix' },
      })
      expect(readStatusMessage(statusMessage('m-1', invoice, said)), status).toEqual([
        { referenceNumber: 'F2026-000001', ...said },
      ])
    }
  })

  it('BR-FR-CDV-14 says a payment that came in with its amount and the rate of its tax', () => {
    const paidIn = { amountCents: cents(24_336), taxRate: 2000 }
    const xml = statusMessage('m-2', invoice, facts({ status: 'paidIn', paidIn }))
    expect(xml).toContain('<ram:TypeCode>MEN</ram:TypeCode>')
    expect(xml).toContain('<ram:ValueAmount currencyID="EUR">243.36</ram:ValueAmount>')
    expect(xml).toContain('<ram:ValuePercent>20.00</ram:ValuePercent>')
    expect(readStatusMessage(xml)?.[0]?.paidIn).toEqual(paidIn)
  })

  it('says who speaks: a platform while it is on its way, then the client or the provider', () => {
    const rolesOf = (said: StatusFacts) =>
      [...statusMessage('m-3', invoice, said).matchAll(/<ram:RoleCode>(\w+)/g)].map(
        ([, role]) => role,
      )
    const typeOf = (said: StatusFacts) =>
      /<rsm:AcknowledgementDocument>[^]*?<ram:TypeCode>(\d+)/.exec(
        statusMessage('m', invoice, said),
      )?.[1]
    expect(rolesOf(facts({}))).toEqual(['WK', 'WK', 'BY', 'SE'])
    expect(rolesOf(facts({ status: 'approved' }))).toEqual(['BY', 'BY', 'SE', 'SE'])
    expect(rolesOf(facts({ status: 'paidIn' }))).toEqual(['SE', 'SE', 'BY', 'SE'])
    expect([typeOf(facts({})), typeOf(facts({ status: 'approved' }))]).toEqual(['305', '23'])
  })

  it('has its time on the clock of Paris, summer or winter', () => {
    const of = (time: string) => statusMessage('m', invoice, facts({ at: instant(time) }))
    expect(of('2026-12-31T23:30:59Z')).toContain('<udt:DateTimeString format="204">20270101003059')
    expect(of('2026-07-01T12:00:00Z')).toContain('<udt:DateTimeString format="204">20260701140000')
  })
})

describe('a message of somebody else', () => {
  const message = (inside: string, head = '<i:IssueDateTime><u:D/></i:IssueDateTime>') =>
    `<x:CrossDomainAcknowledgementAndResponse xmlns:x="urn:x"><ExchangedDocument>${head}</ExchangedDocument>` +
    `<AcknowledgementDocument>${inside}</AcknowledgementDocument></x:CrossDomainAcknowledgementAndResponse>`
  const day =
    '<IssueDateTime><DateTimeString format="102">20261215</DateTimeString></IssueDateTime>'
  const referenced = (code: string, more = '') =>
    `<ReferenceReferencedDocument><IssuerAssignedID>F1</IssuerAssignedID><ProcessConditionCode>${code}</ProcessConditionCode>${more}</ReferenceReferencedDocument>`

  it('may name several invoices, days instead of times, and a time for all of them', () => {
    const read = readStatusMessage(message(`${day}${referenced('205')}${referenced('204')}`))
    expect(read?.map(({ status, at: since }) => [status, since])).toEqual([
      ['approved', '2026-12-14T23:00:00Z'],
      ['takenInCharge', '2026-12-14T23:00:00Z'],
    ])
    expect(readStatusMessage(message(referenced('205'), day))?.[0]?.at).toBe('2026-12-14T23:00:00Z')
  })

  it('that says nothing of an invoice says nothing', () => {
    for (const inside of [
      `${day}${referenced('501')}`,
      `${day}${referenced('')}`,
      `${day}<ReferenceReferencedDocument><ProcessConditionCode>205</ProcessConditionCode></ReferenceReferencedDocument>`,
      referenced('205'),
      `<IssueDateTime><DateTimeString>20261315</DateTimeString></IssueDateTime>${referenced('205')}`,
    ]) {
      expect(readStatusMessage(message(inside)), inside).toEqual([])
    }
    for (const other of ['', '<a/>', '<!DOCTYPE a><CrossDomainAcknowledgementAndResponse/>']) {
      expect(readStatusMessage(other)).toBeNull()
    }
  })

  it('with a reason that nobody knows keeps its words; several amounts are added up', () => {
    const detail = (amount: string) =>
      `<SpecifiedDocumentStatus><ReasonCode>NEW_ONE</ReasonCode><Reason>Trop cher</Reason><SpecifiedDocumentCharacteristic><TypeCode>MEN</TypeCode><ValueAmount>${amount}</ValueAmount><ValuePercent>20</ValuePercent></SpecifiedDocumentCharacteristic></SpecifiedDocumentStatus>`
    const [read] =
      readStatusMessage(message(`${day}${referenced('212', detail('1.5') + detail('-0.25'))}`)) ??
      []
    expect(read?.reason).toEqual({ code: 'AUTRE', words: 'Trop cher Trop cher' })
    expect(read?.paidIn).toEqual({ amountCents: 125, taxRate: 2000 })
    expect(statusReasons).not.toContain('NEW_ONE')
  })
})
