import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { creditTotals } from '../issue/credit-note.ts'
import { anElectronicInvoice } from '../../testing/electronic-invoice.ts'
import { entryOf, fecColumns, fecRows, type InvoiceToBook } from './accounting-entries.ts'
import { splitLike } from './analytic-split.ts'
import { invoiceTotals } from '../issue/invoice-totals.ts'

const issuedOn = isoDate('2026-12-15')
const { seller, buyer } = anElectronicInvoice
const anInvoice = (netCents: number): InvoiceToBook => ({
  type: 'invoice',
  referenceNumber: 'F2026-000001',
  weekStart: isoDate('2026-12-07'),
  issuedOn,
  roundingCents: cents(0),
  ...invoiceTotals([{ priceCents: cents(netCents) }], issuedOn),
  facts: { seller, buyer },
})
const creditOf = (invoice: InvoiceToBook, amount: number): InvoiceToBook => ({
  ...invoice,
  type: 'creditNote',
  referenceNumber: 'A2026-000001',
  ...creditTotals(cents(amount), { ...invoice, creditedCents: cents(0) }),
})

const told = (invoice: InvoiceToBook, books: 'buyer' | 'seller') =>
  entryOf(invoice, books).map(({ account, auxiliary, debitCents, creditCents }) => [
    account.number,
    auxiliary?.number ?? '',
    debitCents,
    creditCents,
  ])

describe('the accounting entry of an invoice (issue 20 §6)', () => {
  it('is a purchase of who was billed, with the supplier on the account of suppliers alone', () => {
    expect(told(anInvoice(20_280), 'buyer')).toEqual([
      ['621100', '', 20_280, 0],
      ['445660', '', 4056, 0],
      ['401000', seller.siren, 0, 24_336],
    ])
  })

  it('is a sale of who bills, with the client on the account of receivables alone', () => {
    expect(told(anInvoice(20_280), 'seller')).toEqual([
      ['706000', '', 0, 20_280],
      ['445710', '', 0, 4056],
      ['411000', buyer.siren, 24_336, 0],
    ])
  })

  it('of a credit note turns the sides round, and books the cent that its tax cannot say', () => {
    expect(told(creditOf(anInvoice(20_280), 3), 'buyer')).toEqual([
      ['621100', '', 0, 3],
      ['445660', '', 0, 1],
      ['658000', '', 1, 0],
      ['401000', seller.siren, 3, 0],
    ])
  })

  it('has debits that are its credits, whatever the amounts, each line on one side', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.double({ min: 0, max: 1 }))
    fc.assert(
      fc.property(amounts, fc.constantFrom('buyer', 'seller'), ([net, part], books) => {
        const invoice = anInvoice(net)
        const amount = Math.max(1, Math.round(invoice.totalCents * part) || 1)
        for (const each of [invoice, creditOf(invoice, amount)]) {
          const lines = entryOf(each, books)
          const sum = (side: 'debitCents' | 'creditCents') =>
            lines.reduce((total, entry) => total + entry[side], 0)
          expect(sum('debitCents')).toBe(sum('creditCents'))
          expect(lines.every(({ debitCents: d, creditCents: c }) => d >= 0 && c >= 0)).toBe(true)
          expect(lines.some(({ debitCents: d, creditCents: c }) => d > 0 && c > 0)).toBe(false)
          expect(lines.filter(({ auxiliary }) => auxiliary !== null)).toHaveLength(1)
        }
      }),
    )
  })

  it('LPF A47 A-1 has eighteen columns: reference, label and dates filled on each line', () => {
    const rows = fecRows(anInvoice(20_280), 'buyer', 7)
    expect(fecColumns).toHaveLength(18)
    expect(rows[0]?.join('|')).toBe(
      'AC|Achats|AC202612-0007|20261215|621100|Personnel intérimaire|||F2026-000001|20261215|' +
        'Facture F2026-000001 semaine 50|202,80|0,00|||20261215||',
    )
    expect(rows.map((row) => row.length)).toEqual([18, 18, 18])
  })

  it('keeps a name from breaking its line', () => {
    const facts = { buyer, seller: { ...seller, name: 'A\tB|C\r\nD' } }
    expect(fecRows({ ...anInvoice(100), facts }, 'buyer', 1).at(-1)?.[7]).toBe('A B C D')
  })
})

describe('an amount by department', () => {
  const shares = fc.array(
    fc.record({ key: fc.nat(), cents: fc.integer({ min: 0, max: 900_000 }).map(cents) }),
    { minLength: 1, maxLength: 8 },
  )

  it('comes to the amount, each share within a cent of its part', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: -900_000, max: 900_000 }), (like, amount) => {
        const split = splitLike(cents(amount), like)
        expect(split.reduce((sum, each) => sum + each.cents, 0)).toBe(amount)
        const whole = like.reduce((sum, each) => sum + each.cents, 0)
        if (whole === 0) return
        split.forEach((each, i) => {
          const exact = (amount * (like[i]?.cents ?? 0)) / whole
          expect(Math.abs(each.cents - exact)).toBeLessThan(1)
        })
      }),
    )
  })

  it('is itself where the whole is shared out', () => {
    fc.assert(
      fc.property(shares, (like) => {
        const whole = like.reduce((sum, each) => sum + each.cents, 0)
        fc.pre(whole > 0)
        expect(splitLike(cents(whole), like)).toEqual(like)
      }),
    )
  })
})
