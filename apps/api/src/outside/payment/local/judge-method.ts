import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  cardBrand,
  cardDigits,
  isCardNumber,
  isGoodExpiry,
  isSecurityCode,
} from '@renfort/domain/payment/card.ts'
import { ibanOf, isIban } from '@renfort/domain/payment/iban.ts'
import type { ProvidedMethod } from '../port.ts'
import {
  type ChargeOutcome,
  chargeOutcomeOf,
  type Outcome,
  outcomeOfAccount,
  outcomeOfCard,
  type Refused,
} from './test-methods.ts'

function wrong(field: Refused['field'], sentence: Refused['sentence']): Refused {
  return { code: sentence, declineCode: null, field, sentence }
}

/** Judges a card or an account: first its form, then the answer of its bank. */
export function judgeMethod(method: LocalMethod, today: IsoDate): Outcome {
  if (method.type === 'sepa_debit') {
    const iban = ibanOf(method.iban)
    return isIban(iban) ? outcomeOfAccount(iban) : wrong('iban', 'invalid_iban')
  }
  const digits = cardDigits(method.number)
  if (!isCardNumber(digits)) return wrong('number', 'incorrect_number')
  const expiry = { month: method.expiryMonth, year: method.expiryYear }
  if (!isGoodExpiry(expiry, today)) return wrong('expiry', 'invalid_expiry')
  if (!isSecurityCode(method.code, digits)) return wrong('code', 'incorrect_cvc')
  return outcomeOfCard(digits)
}

/** The outcome of every charge of a method. It is stored, while the number is forgotten. */
export function chargesOf(method: LocalMethod): ChargeOutcome {
  return chargeOutcomeOf(method.type === 'card' ? cardDigits(method.number) : ibanOf(method.iban))
}

/** The fields of a method that are kept. */
export function maskedMethod(method: LocalMethod, customerId: string): ProvidedMethod {
  if (method.type === 'card') {
    const digits = cardDigits(method.number)
    return {
      customerId,
      type: 'card',
      last4: digits.slice(-4),
      brand: cardBrand(digits),
      expiryMonth: method.expiryMonth,
      expiryYear: method.expiryYear,
      bankCode: null,
      country: 'FR',
    }
  }
  const iban = ibanOf(method.iban)
  return {
    customerId,
    type: 'sepa_debit',
    last4: iban.slice(-4),
    brand: null,
    expiryMonth: null,
    expiryYear: null,
    bankCode: iban.slice(4, 9),
    country: iban.slice(0, 2),
  }
}
