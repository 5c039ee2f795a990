import { currentLocale } from '../../platform/i18n.ts'
import type { SetupResumption, SetupState } from './setup-state.ts'

/** Stripe’s script, in the release that the server’s library uses; Stripe does not allow bundling it. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js'
const scriptOrigin = new URL(scriptUrl).origin

interface StripeSetupIntent {
  readonly status: string
  readonly payment_method: string | { readonly id: string } | null
  readonly payment_method_types: readonly string[]
  readonly last_setup_error?: { readonly message?: string } | null
}

interface StripeAnswer {
  readonly setupIntent?: StripeSetupIntent
  readonly error?: { readonly message?: string }
}

interface StripeElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(
    event: 'change',
    heard: (change: { readonly complete: boolean; readonly empty: boolean }) => void,
  ): void
}

export interface StripeElements {
  create(kind: 'payment', options: object): StripeElement
  submit(): Promise<{ readonly error?: { readonly message?: string } }>
}

/** The part of Stripe.js that the product uses. */
export interface StripeJs {
  elements(options: object): StripeElements
  confirmSetup(options: object): Promise<StripeAnswer>
  retrieveSetupIntent(clientSecret: string): Promise<StripeAnswer>
  handleNextAction(options: { readonly clientSecret: string }): Promise<StripeAnswer>
}

type StripeConstructor = (publishableKey: string, options: { locale: string }) => StripeJs

let loading: Promise<StripeConstructor> | null = null

export async function loadStripe(publishableKey: string, locale: string): Promise<StripeJs> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return (await loading)(publishableKey, { locale })
}

function loadScript(): Promise<StripeConstructor> {
  allowScript()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('error', () => reject(new Error('Stripe.js could not be loaded.')))
    script.addEventListener('load', () => {
      const made: unknown = Reflect.get(window, 'Stripe')
      if (typeof made === 'function') resolve(made as StripeConstructor)
      else reject(new Error('Stripe.js is not what it should be.'))
    })
    script.src = scriptUrl
    document.head.append(script)
  })
}

interface PolicyFactory {
  readonly defaultPolicy?: unknown
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/** The trusted types policy allows code to load one script address only: Stripe’s. */
function allowScript(): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (!isFactory(factory) || factory.defaultPolicy) return
  factory.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, document.baseURI).origin === scriptOrigin) return url
      throw new TypeError(`No script may come from ${url}.`)
    },
  })
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}

/** Continues a set-up that Stripe knows, in a page that was just loaded. */
export function resumeStripeSetup(publishableKey: string): SetupResumption {
  const stripe = () => loadStripe(publishableKey, currentLocale())
  return {
    read: async (clientSecret) =>
      stripeState(await (await stripe()).retrieveSetupIntent(clientSecret)),
    finish: async (clientSecret) =>
      stripeState(await (await stripe()).handleNextAction({ clientSecret })),
  }
}

/** Stripe’s answer as a state of the product; Stripe translates its own messages. */
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
