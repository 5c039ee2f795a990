import { describe, expect, it } from 'vitest'
import { completion, completionItems, incompleteRefusal, missingItems } from './completion.ts'
import type { CompletionFacts } from './completion.ts'

const complete: CompletionFacts = {
  profile: { name: 'Atelier', description: 'Menuiserie', logoURL: '/logo.png' },
  legal: {
    name: 'Atelier',
    businessName: 'Atelier SAS',
    siret: '73282932000074',
    apeCode: '1623Z',
  },
  payment: {
    accountingInfo: { firstName: 'A', lastName: 'B', email: 'a@b.test', phoneNumber: '0102030405' },
    billingAddress: { street: '1 rue', postalCode: '69001', city: 'Lyon', country: 'FR' },
    tvaNumber: null,
    hasPaymentMethod: true,
    wantOrderForm: false,
  },
  hourTypes: { valid: true, confirmed: true },
  indemnities: { valid: true, confirmed: true },
}
const { payment } = complete

describe('completion of an organisation (SET-06, SUM-23, API-29)', () => {
  it('is complete with everything', () => {
    expect(missingItems(completion(complete))).toEqual([])
    expect(incompleteRefusal([])).toBeNull()
  })
  const broken: [string, Partial<CompletionFacts>][] = [
    ['profile', { profile: { ...complete.profile, logoURL: null } }],
    ['profile', { profile: { ...complete.profile, description: '  ' } }],
    ['legalInformations', { legal: { ...complete.legal, siret: '73282932000079' } }],
    ['legalInformations', { legal: { ...complete.legal, apeCode: 'Z' } }],
    ['legalInformations', { legal: { ...complete.legal, businessName: '' } }],
    ['paymentInformations', { payment: { ...payment, hasPaymentMethod: false } }],
    [
      'paymentInformations',
      { payment: { ...payment, accountingInfo: { ...payment.accountingInfo, email: null } } },
    ],
    [
      'paymentInformations',
      { payment: { ...payment, billingAddress: { ...payment.billingAddress, country: 'BE' } } },
    ],
    ['hourTypes', { hourTypes: { valid: true, confirmed: false } }],
    ['indemnities', { indemnities: { valid: false, confirmed: true } }],
  ]
  it.each(broken)('TASK-54 misses %s', (item, part) => {
    expect(missingItems(completion({ ...complete, ...part }))).toEqual([item])
  })
  it('accepts an order form in place of a payment method', () => {
    const orderForm = { ...payment, hasPaymentMethod: false, wantOrderForm: true }
    expect(completion({ ...complete, payment: orderForm }).paymentInformations).toBe(true)
  })
  it('names all that is missing, in the order of the settings', () => {
    const refusal = incompleteRefusal([...completionItems])
    expect(refusal).toEqual({
      key: 'errors.organisation.incomplete',
      params: { missing: [...completionItems] },
    })
  })
})
