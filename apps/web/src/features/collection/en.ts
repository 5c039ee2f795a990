import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Collection',
  planned: {
    card: 'Will be charged to your card on {{day}}. There is nothing for you to do.',
    sepa_debit: 'Will be debited from your account on {{day}}. There is nothing for you to do.',
  },
  pending: 'Your bank was asked for the debit, and answers within a few days.',
  refused: 'Your bank refused the payment.',
  returned: 'Your bank took back what it had paid.',
  next: 'We will try again on {{day}}.',
  noNext: {
    refused: 'We will not try again with this payment method.',
    returned: 'We will only collect this invoice again when you ask us to.',
  },
  transfer: 'You can also pay by transfer: the account is on the invoice.',
  reasons: {
    insufficientFunds: 'Insufficient funds',
    declined: 'Refused without a further reason',
    authenticationRequired: 'The bank asks the holder of the card to confirm',
    cardExpired: 'The card has expired',
    cardBlocked: 'The card is blocked',
    mandateRevoked: 'The mandate of the debit was withdrawn',
    accountClosed: 'The account is closed or takes no debit',
    methodGone: 'The payment method no longer exists',
    contested: 'The payment was contested at the bank',
  },
  retry: 'Try again now',
  noMethod: 'First add a card or an account.',
  change: 'Change the payment method',
  paid: 'Invoice {{number}} is paid.',
  asked: 'The debit of invoice {{number}} is asked for.',
  refusedAgain: 'Your bank refused the payment of invoice {{number}} again.',
}
