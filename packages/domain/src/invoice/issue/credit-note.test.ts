import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { type VatArea, vatAreas, withTax } from '../../law/vat.ts'
import { creditRefusal, creditTotals } from './credit-note.ts'
import { invoiceTotals } from './invoice-totals.ts'

const issuedOn = isoDate('2026-12-15')
const invoiceOf = (net: number, credited = 0, vatArea: VatArea = 'metropolis') => ({
  ...invoiceTotals([{ priceCents: cents(net) }], issuedOn, vatArea),
  issuedOn,
  vatArea,
  creditedCents: cents(credited),
})

it.each([
  [20_280, 0, 24_336, null],
  [20_280, 0, 24_337, 243.36],
  [20_280, 4336, 20_000, null],
  [20_280, 4336, 20_001, 200],
  [20_280, 24_336, 1, 0],
  [20_280, 0, 0, 243.36],
  // A credit note cannot be credited.
  [-100, 0, 1, 0],
])(
  'G-26 of %d cents before tax, %d given back: %d more leaves %j',
  (net, credited, amount, left) => {
    const refusal = creditRefusal(cents(amount), invoiceOf(net, credited))
    expect(refusal).toEqual(
      left === null ? null : { key: 'errors.invoice.credit_too_large', params: { left } },
    )
  },
)

const amounts = fc.integer({ min: 1, max: 10_000_000 })

it('G-26 the whole of an invoice is given back as it was billed', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...vatAreas), (net, area) => {
      const { netCents, taxCents, totalCents } = invoiceOf(net, 0, area)
      expect(creditTotals(totalCents, invoiceOf(net, 0, area))).toEqual({
        netCents: cents(-netCents),
        taxCents: cents(-taxCents),
        roundingCents: 0,
        totalCents: cents(-totalCents),
      })
    }),
  )
})

it('law §3.9 a part is given back to the cent, with the exact tax of its price, a cent of rounding at most', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...vatAreas), (amount, area) => {
      const totals = creditTotals(cents(amount), invoiceOf(20_000_000, 0, area))
      expect(totals.totalCents).toBe(-amount)
      expect(withTax(totals.netCents, issuedOn, area)).toBe(totals.netCents + totals.taxCents)
      expect(Math.abs(totals.roundingCents)).toBeLessThanOrEqual(1)
    }),
  )
})
