import type { fr } from './fr.ts'

export const en: typeof fr = {
  incorrect_number: 'Your card number is incorrect.',
  invalid_expiry: 'Your card’s expiration date is incorrect.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card:
    'Your card was declined. This installation is in test mode: it takes test cards only.',
  setup_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  invalid_iban: 'The IBAN you entered is invalid.',
  test_mode_live_iban: 'This installation is in test mode: it takes test IBANs only.',
  debit_not_authorized: 'Your bank does not allow debits of this account.',
  setup_expired: 'This request has expired. Please try again.',
}
