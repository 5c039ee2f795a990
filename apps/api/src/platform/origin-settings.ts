import { isIP } from 'node:net'
import { z } from 'zod'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const proxies = list.refine((each) => each.every(isProxy))

/** The addresses that the product is opened at, and the proxies in front of it. */
export const originVariables = {
  PUBLIC_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .transform((url) => url.replace(/\/$/, '')),
  WEB_ORIGINS: list.default([]),
  STAGING_ORIGINS: list.default([]),
  DEVELOPMENT_ORIGINS: list.default([]),
  TRUSTED_PROXIES: proxies.default(['loopback', 'linklocal', 'uniquelocal']),
}

export const originExpected = {
  PUBLIC_URL: 'an http or https address',
  TRUSTED_PROXIES:
    'none, or addresses and ranges such as 10.0.0.0/8, loopback, linklocal, uniquelocal',
} as const

export interface OriginSettings {
  readonly publicUrl: string | null
  readonly webOrigins: readonly string[]
  /** Origins of the web app that are not production (GEN-09). */
  readonly otherOrigins: { readonly staging: string[]; readonly development: string[] }
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: string[]
}

/** No proxy is trusted outside production, where everybody calls the product itself. */
export function originsOf(
  values: z.infer<z.ZodObject<typeof originVariables>>,
  { isProduction }: { readonly isProduction: boolean },
): OriginSettings {
  return {
    publicUrl: values.PUBLIC_URL === '' ? null : values.PUBLIC_URL,
    webOrigins: values.WEB_ORIGINS,
    otherOrigins: { staging: values.STAGING_ORIGINS, development: values.DEVELOPMENT_ORIGINS },
    trustedProxies: isProduction ? values.TRUSTED_PROXIES : [],
  }
}

/** Ranges of addresses that Fastify has names for. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  if (namedRanges.includes(text)) return true
  const [address = '', length, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128)
}
