import { expect, it } from 'vitest'
import { cents } from '../kernel/money.ts'
import { type SettledInvoice, settlementOf } from './settlement.ts'

const billed: SettledInvoice = {
  type: 'invoice',
  isPaid: true,
  totalCents: cents(24_336),
  dueCents: cents(24_336),
  isCollected: false,
}
const creditNote = { type: 'creditNote', totalCents: cents(-100), dueCents: cents(0) } as const

it.each<[string, Partial<SettledInvoice>, string]>([
  ['an invoice to pay', { isPaid: false }, 'unpaid'],
  ['an invoice whose money came in', {}, 'paid'],
  ['one that was paid less a credit note', { dueCents: cents(20_000) }, 'paid'],
  ['one that was given back before any money', { dueCents: cents(0) }, 'credited'],
  [
    'one that is open again, of which nothing is left',
    { isPaid: false, dueCents: cents(0) },
    'credited',
  ],
  ['one that a bank paid', { dueCents: cents(0), isCollected: true }, 'paid'],
  ['an invoice of nothing', { totalCents: cents(0), dueCents: cents(0) }, 'paid'],
  ['a credit note that was deducted', creditNote, 'paid'],
  ['a credit note to deduct', { ...creditNote, isPaid: false }, 'unpaid'],
])('INV-06 ENT-20 %s: %j is %s', (_, changes, settlement) => {
  expect(settlementOf({ ...billed, ...changes })).toBe(settlement)
})
