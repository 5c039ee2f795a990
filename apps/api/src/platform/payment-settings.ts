import { z } from 'zod'
import type { StripeSettings } from '../outside/payment/stripe.ts'

/** The settings of Stripe: both keys and the secret of its webhook, or none. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_PUBLISHABLE_KEY: z.union([z.literal(''), z.string().regex(/^pk_\w{1,290}$/)]).default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
}

export const paymentExpected = {
  STRIPE_PUBLISHABLE_KEY: 'a key that begins with pk_',
  STRIPE_API_URL: 'an http or https address',
  SIMULATE_PAYMENT: 'true or false',
} as const

/** Stripe in the settings; `null` without them. */
export function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: z.infer<z.ZodObject<typeof paymentVariables>>): StripeSettings | 'incomplete' | null {
  const given = [secretKey, publishableKey, webhookSecret].filter((value) => value !== '')
  if (given.length === 0) return null
  if (given.length < 3) return 'incomplete'
  return { secretKey, publishableKey, webhookSecret, apiUrl: apiUrl === '' ? null : apiUrl }
}
