import { paymentFields } from '@renfort/contract/payment.ts'
import { expect, it } from 'vitest'
import { keptValueOf } from './kept-value.ts'

const billing = { schema: paymentFields, phones: ['phoneNumber'] }

it.each([
  ['phoneNumber', '06 12 34 56 78', '+33612345678'],
  ['phoneNumber', '+33 6 12 34 56 78', '+33612345678'],
  ['email', ' Compta@Café.test', 'compta@xn--caf-dma.test'],
  ['postalCode', '44 000', '44000'],
  ['city', ' Le Mans\t', 'Le Mans'],
])('SET-22 the %s « %s » is kept as « %s »', async (name, typed, kept) => {
  const keptValue = await keptValueOf(billing)
  expect(keptValue(name, typed)).toBe(kept)
  expect(keptValue(name, kept)).toBe(kept)
})

it('SET-22 a value that is refused, and one of a field without a rule, are what they are', async () => {
  const keptValue = await keptValueOf(billing)
  expect(keptValue('email', 'compta')).toBe('compta')
  expect(keptValue('other', ' a ')).toBe(' a ')
})
