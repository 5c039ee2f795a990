import type { LocalField } from '@renfort/contract/local-payment.ts'
import type { fr } from './fr.ts'

/** Why a card or an account is refused: the provider’s code, and the key of its sentence. */
export interface Refused {
  readonly code: string
  readonly declineCode: string | null
  readonly field: LocalField
  readonly sentence: keyof typeof fr
}

export type Outcome = 'accepted' | 'challenged' | Refused

function declined(declineCode: string, sentence: Refused['sentence'] = 'card_declined'): Refused {
  return { code: 'card_declined', declineCode, field: 'number', sentence }
}

/** The public test cards of Stripe; any other card is refused. */
const cards: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'accepted',
  '4000056655665556': 'accepted',
  '5555555555554444': 'accepted',
  '2223003122003222': 'accepted',
  '378282246310005': 'accepted',
  '4000002500003155': 'challenged',
  '4000002760003184': 'challenged',
  '4000000000000341': 'accepted',
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'insufficient_funds'),
  '4000000000009987': declined('lost_card', 'lost_card'),
  '4000000000000069': {
    code: 'expired_card',
    declineCode: null,
    field: 'expiry',
    sentence: 'expired_card',
  },
  '4000000000000127': {
    code: 'incorrect_cvc',
    declineCode: null,
    field: 'code',
    sentence: 'incorrect_cvc',
  },
  '4000000000000119': {
    code: 'processing_error',
    declineCode: null,
    field: 'number',
    sentence: 'processing_error',
  },
}

const debitRefused: Refused = {
  code: 'debit_not_authorized',
  declineCode: null,
  field: 'iban',
  sentence: 'debit_not_authorized',
}

const accounts: Readonly<Record<string, Outcome>> = {
  FR1420041010050500013M02606: 'accepted',
  FR8420041010050500013M02607: debitRefused,
  FR7920041010050500013M02600: 'accepted',
  DE89370400440532013000: 'accepted',
  DE62370400440532013001: debitRefused,
  BE62510007547061: 'accepted',
  ES0700120345030000067890: 'accepted',
  GB82WEST12345698765432: 'accepted',
  IT40S0542811101000000123456: 'accepted',
  NL39RABO0300065264: 'accepted',
}

/** What the bank of a method answers to each charge. */
export const chargeOutcomes = [
  'paid',
  'declined',
  'insufficientFunds',
  'authenticationRequired',
] as const
export type ChargeOutcome = (typeof chargeOutcomes)[number]

/** Methods that are set up like any other, and refused when money is asked of them. */
const refusedCharges: Readonly<Record<string, ChargeOutcome>> = {
  '4000000000000341': 'declined',
  '4000002760003184': 'authenticationRequired',
  FR7920041010050500013M02600: 'insufficientFunds',
}

export function chargeOutcomeOf(digitsOrIban: string): ChargeOutcome {
  return refusedCharges[digitsOrIban] ?? 'paid'
}

export function outcomeOfCard(digits: string): Outcome {
  return cards[digits] ?? declined('test_mode_live_card', 'test_mode_live_card')
}

export function outcomeOfAccount(iban: string): Outcome {
  return accounts[iban] ?? { ...debitRefused, code: 'test_mode', sentence: 'test_mode_live_iban' }
}
