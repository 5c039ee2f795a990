import { currentLocale } from '../../platform/i18n.ts'
import type { SetupResumption, SetupState } from './setup-state.ts'
import { loadStripe, type StripeAnswer } from './stripe-js.ts'

/** How a set-up that Stripe knows goes on in a page that has just been loaded. */
export function resumeStripeSetup(publishableKey: string): SetupResumption {
  const stripe = () => loadStripe(publishableKey, currentLocale())
  return {
    read: async (clientSecret) =>
      stripeState(await (await stripe()).retrieveSetupIntent(clientSecret)),
    finish: async (clientSecret) =>
      stripeState(await (await stripe()).handleNextAction({ clientSecret })),
  }
}

/** Stripe’s answer in the words of these pages; its sentences are in the language of the page. */
export function stripeState({ setupIntent, error }: StripeAnswer): SetupState {
  if (error !== undefined) return { status: 'refused', field: null, message: error.message ?? '' }
  if (setupIntent === undefined) return { status: 'open' }
  const { status, payment_method: method, payment_method_types: types } = setupIntent
  const paymentMethodId = typeof method === 'string' ? method : method?.id
  if (status === 'requires_action') return { status: 'challenged' }
  if (status === 'succeeded' && paymentMethodId !== undefined) {
    const type = types.includes('sepa_debit') ? 'sepa_debit' : 'card'
    return { status: 'accepted', type, paymentMethodId, last4: null }
  }
  const message = setupIntent.last_setup_error?.message
  return message === undefined ? { status: 'open' } : { status: 'refused', field: null, message }
}
