import {
  answerLocalChallenge,
  confirmLocalSetup,
  type LocalMethod,
  type LocalSetup,
  readLocalSetup,
} from '@renfort/contract/local-payment.ts'
import { call } from '../../platform/call.ts'
import { currentLocale } from '../../platform/i18n.ts'
import type { SetupState } from './setup-state.ts'

/** What stands in for the provider, asked by the browser itself: the product hears nothing of it. */
export const localSetup = {
  read: async (clientSecret: string) =>
    stateOf(await call(readLocalSetup, { body: { clientSecret, locale: currentLocale() } })),
  confirm: async (clientSecret: string, method: LocalMethod) =>
    stateOf(
      await call(confirmLocalSetup, { body: { clientSecret, locale: currentLocale(), method } }),
    ),
  answer: async (clientSecret: string, isAccepted: boolean) =>
    stateOf(
      await call(answerLocalChallenge, {
        body: { clientSecret, locale: currentLocale(), isAccepted },
      }),
    ),
}

function stateOf(setup: LocalSetup): SetupState {
  switch (setup.status) {
    case 'succeeded': {
      const { type, paymentMethodId, last4 } = setup
      return { status: 'accepted', type, paymentMethodId, last4 }
    }
    case 'requires_action':
      return { status: 'challenged' }
    case 'requires_payment_method': {
      const { refusal } = setup
      if (refusal === null) return { status: 'open' }
      return { status: 'refused', field: refusal.field, message: refusal.message }
    }
  }
}
