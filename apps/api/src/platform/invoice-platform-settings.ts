import { z } from 'zod'
import type { FlowServiceSettings } from '../outside/invoice-platform/flow-service-calls.ts'

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')

/** The settings of the approved platform: all of them, or none. */
export const invoicePlatformVariables = {
  INVOICE_PLATFORM_URL: address,
  INVOICE_PLATFORM_TOKEN_URL: address,
  INVOICE_PLATFORM_CLIENT_ID: z.string().max(200).default(''),
  INVOICE_PLATFORM_CLIENT_SECRET: z.string().max(500).default(''),
}

export const invoicePlatformExpected = {
  INVOICE_PLATFORM_URL: 'an http or https address',
  INVOICE_PLATFORM_TOKEN_URL: 'an http or https address',
  SIMULATE_INVOICE_PLATFORM: 'true or false',
} as const

type Values = z.infer<z.ZodObject<typeof invoicePlatformVariables>>

/** The approved platform in the settings; `null` without them. */
export function invoicePlatformOf({
  INVOICE_PLATFORM_URL: url,
  INVOICE_PLATFORM_TOKEN_URL: tokenUrl,
  INVOICE_PLATFORM_CLIENT_ID: clientId,
  INVOICE_PLATFORM_CLIENT_SECRET: clientSecret,
}: Values): FlowServiceSettings | 'incomplete' | null {
  const given = [url, tokenUrl, clientId, clientSecret].filter((value) => value !== '')
  if (given.length === 0) return null
  return given.length === 4 ? { url, tokenUrl, clientId, clientSecret } : 'incomplete'
}
