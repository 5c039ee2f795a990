import { expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { dueDate } from './due-date.ts'
import { invoiceNumber } from './invoice-number.ts'
import { invoiceTotals } from './invoice-totals.ts'

it.each([
  [[35_490], 35_490, 7098, 42_588],
  [[19_013], 19_013, 3803, 22_816],
  // Each price has half a cent of tax: rounding it line by line would give three cents.
  [[3, 3, 3], 9, 2, 11],
  [[], 0, 0, 0],
])('ENT-20 law §3.9: %j come to their sum and one tax', (prices, net, tax, total) => {
  const lines = prices.map((price) => ({ priceCents: cents(price) }))
  expect(invoiceTotals(lines, isoDate('2026-12-15'))).toEqual({
    netCents: net,
    taxCents: tax,
    totalCents: total,
  })
})

it('INV-04 decisions §4.8: each type has its own numbers within a year', () => {
  expect(invoiceNumber('invoice', 2026, 1)).toBe('F2026-000001')
  expect(invoiceNumber('creditNote', 2027, 123_456)).toBe('A2027-123456')
  // The characters and the length that the French rules allow in a number.
  expect(invoiceNumber('invoice', 2026, 1_234_567)).toMatch(/^[A-Za-z0-9+\-_/]{1,35}$/)
})

it.each([
  [30, '2027-01-14'],
  [45, '2027-01-29'],
  [60, '2027-01-29'],
  [0, '2026-12-15'],
])(
  'law J: a term of %d days ends on %s, 45 days after the date at the latest',
  (days, expected) => {
    expect(dueDate(isoDate('2026-12-15'), days)).toBe(expected)
  },
)
