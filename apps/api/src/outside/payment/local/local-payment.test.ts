import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { aCard, anAccount, testCards } from '../../../testing/payments.ts'
import { testNow } from '../../../testing/test-app.ts'
import { localPayment } from './local-payment.ts'

const provider = localPayment(() => dateInParis(testNow))

async function aSetup(type: 'card' | 'sepa_debit' = 'card') {
  return (await provider.createSetup('cus_local_a', type)).clientSecret
}

async function refusalOf(method: Parameters<typeof provider.confirm>[2]) {
  const setup = provider.confirm(await aSetup(method.type), 'fr', method)
  return setup.status === 'requires_payment_method' ? setup.refusal : null
}

describe('the stand-in for the payment provider', () => {
  it('SET-28 confirms a card with the secret of its set-up, and gives a token for it', async () => {
    const secret = await aSetup()
    expect(provider.read(secret, 'fr').status).toBe('requires_payment_method')
    const setup = provider.confirm(secret, 'fr', aCard('4242 4242 4242 4242'))
    if (setup.status !== 'succeeded') throw new Error('The card was refused.')
    expect(setup).toMatchObject({ type: 'card', last4: '4242' })
    expect(await provider.describe(setup.paymentMethodId)).toMatchObject({
      customerId: 'cus_local_a',
      brand: 'visa',
    })
    expect(provider.read(secret, 'fr')).toEqual(setup)
    await provider.forget(setup.paymentMethodId)
    expect(await provider.describe(setup.paymentMethodId)).toBeNull()
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'number'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'number'],
    ['4000000000000069', 'expired_card', null, 'expiry'],
    ['4000000000000127', 'incorrect_cvc', null, 'code'],
    ['4242424242424241', 'incorrect_number', null, 'number'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card', 'number'],
  ])('SET-27 refuses %s in the words of the provider', async (number, code, declineCode, field) => {
    const refusal = await refusalOf(aCard(number))
    expect(refusal).toMatchObject({ code, declineCode, field })
    expect(refusal?.message).toMatch(/\.$/)
  })

  it('SET-27 SET-31 refuses an expired card, a too short code, a wrong account and one that allows no debit', async () => {
    const card = aCard(testCards.accepted)
    const codes = await Promise.all(
      [
        { ...card, expiryMonth: 11, expiryYear: 2026 },
        { ...card, code: '12' },
        anAccount('FR1420041010050500013M02607'),
        anAccount('FR8420041010050500013M02607'),
        anAccount('FR7630006000011234567890189'),
      ].map(async (method) => (await refusalOf(method))?.code),
    )
    expect(codes).toEqual([
      'invalid_expiry',
      'incorrect_cvc',
      'invalid_iban',
      'debit_not_authorized',
      'test_mode',
    ])
  })

  it('SET-31 takes a test account, and knows its bank', async () => {
    const setup = provider.confirm(await aSetup('sepa_debit'), 'fr', anAccount())
    if (setup.status !== 'succeeded') throw new Error('The account was refused.')
    expect(await provider.describe(setup.paymentMethodId)).toMatchObject({
      type: 'sepa_debit',
      last4: '2606',
      bankCode: '20041',
      country: 'FR',
    })
  })

  it('SET-28 asks the holder of some cards, and takes yes or no', async () => {
    const [accepted, refused] = [await aSetup(), await aSetup()]
    for (const secret of [accepted, refused]) {
      const { status } = provider.confirm(secret, 'fr', aCard(testCards.challenged))
      expect([status, provider.read(secret, 'fr').status]).toEqual([
        'requires_action',
        'requires_action',
      ])
    }
    expect(provider.answerChallenge(accepted, 'fr', true)).toMatchObject({ last4: '3155' })
    expect(provider.answerChallenge(refused, 'en', false)).toMatchObject({
      status: 'requires_payment_method',
      refusal: {
        code: 'setup_intent_authentication_failure',
        message: expect.stringContaining('authenticate'),
      },
    })
    expect(provider.confirm(refused, 'fr', aCard(testCards.accepted)).status).toBe('succeeded')
  })

  it('tells nothing to a caller without the whole secret, and nothing of another kind', async () => {
    const secret = await aSetup()
    const almost = `${secret.slice(0, -1)}!`
    for (const wrong of ['', 'seti_local_x_secret_y', almost]) {
      expect(provider.confirm(wrong, 'fr', aCard(testCards.accepted))).toMatchObject({
        status: 'requires_payment_method',
        refusal: { code: 'resource_missing' },
      })
    }
    expect(provider.confirm(secret, 'fr', anAccount()).status).toBe('requires_payment_method')
  })
})
