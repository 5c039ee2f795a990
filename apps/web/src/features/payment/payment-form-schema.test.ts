import { describe, expect, it } from 'vitest'
import { changeOf, paymentForm, valuesOf } from './payment-form-schema.ts'

const stored = {
  clientSecret: null,
  provider: null,
  accountingInfo: {
    firstName: 'Hélène',
    lastName: 'Garnier',
    email: 'compta@example.test',
    phoneNumber: '04 39 98 00 21',
  },
  billingAddress: { street: '4 quai du Port', postalCode: '44000', city: 'Nantes', country: 'FR' },
  tvaNumber: null,
  wantOrderForm: false,
  paymentMethod: null,
  version: 'v',
}
const account = {
  type: 'sepa_debit' as const,
  last4: '2606',
  brand: null,
  expiryMonth: null,
  expiryYear: null,
  bankCode: '20041',
  country: 'FR',
  currency: 'gbp' as const,
  state: 'active' as const,
}

describe('the form of the payment', () => {
  it('SET-21 SET-24 says nothing of a method before one is chosen', () => {
    const change = changeOf(paymentForm.parse(valuesOf(stored)))
    expect(change).toEqual({
      accountingInfo: { ...stored.accountingInfo, hasOneName: false },
      billingAddress: stored.billingAddress,
      tvaNumber: null,
    })
  })

  it('SET-24 shows an e-mail with accents as it was written, and sends it as it is kept', () => {
    const email = 'compta@xn--socit-esab.test'
    const values = valuesOf({ ...stored, accountingInfo: { ...stored.accountingInfo, email } })
    expect(values.email).toBe('compta@société.test')
    expect(changeOf(paymentForm.parse(values)).accountingInfo.email).toBe(email)
  })

  it('SET-29 SET-31 C-27 tells the currency of a debit, and of nothing else', () => {
    const values = valuesOf({ ...stored, paymentMethod: account })
    expect(values).toMatchObject({ method: 'sepa_debit', currency: 'gbp' })
    const methodOf = (method: string) =>
      changeOf(paymentForm.parse({ ...values, method })).paymentMethod
    expect(methodOf('sepa_debit')).toEqual({ type: 'sepa_debit', currency: 'gbp' })
    expect(methodOf('card')).toEqual({ type: 'card' })
    expect(methodOf('collectionStatement')).toEqual({ type: 'collectionStatement' })
  })

  it('SET-25 SET-26 C-18 has the rules of the domain, and reads what people type', () => {
    const typed = { ...valuesOf(stored), postalCode: '44 000', tvaNumber: 'fr 44 732 829 320' }
    expect(paymentForm.parse(typed)).toMatchObject({
      postalCode: '44000',
      tvaNumber: 'FR 44732829320',
    })
    const keysOf = (changes: object) =>
      paymentForm
        .safeParse({ ...valuesOf(stored), ...changes })
        .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    expect(keysOf({ country: 'DE', postalCode: '1' })).toEqual([
      'postalCode errors.field.postal_code_abroad',
      'tvaNumber errors.field.vat_missing',
    ])
    expect(keysOf({ phoneNumber: '04.39.98' })).toEqual(['phoneNumber errors.field.phone'])
  })
})
