import { z } from 'zod'

interface PerMinute {
  readonly calls: number
  readonly seconds: 60
}

/** The calls that a key and a session may make, and a process works on at once; `null` is no limit. */
export interface CallLimitSettings {
  readonly callLimits: { readonly key: PerMinute; readonly session: PerMinute | null }
  readonly callsAtOnce: number | null
}

const perMinute = z.coerce.number().int().max(1_000_000)

const variables = {
  KEY_CALLS_PER_MINUTE: perMinute.min(1).default(600),
  SESSION_CALLS_PER_MINUTE: perMinute.min(0).default(1_200),
  CALLS_AT_ONCE: z.coerce.number().int().min(0).max(100_000).default(200),
}

const expected = {
  KEY_CALLS_PER_MINUTE: 'an integer from 1 to 1000000',
  SESSION_CALLS_PER_MINUTE: 'an integer from 0 (no limit) to 1000000',
  CALLS_AT_ONCE: 'an integer from 0 (no limit) to 100000',
} as const

type Values = z.infer<z.ZodObject<typeof variables>>

function limitsOf(values: Values): CallLimitSettings {
  const {
    KEY_CALLS_PER_MINUTE: ofKey,
    SESSION_CALLS_PER_MINUTE: ofSession,
    CALLS_AT_ONCE: atOnce,
  } = values
  return {
    callLimits: {
      key: { calls: ofKey, seconds: 60 },
      session: ofSession === 0 ? null : { calls: ofSession, seconds: 60 },
    },
    callsAtOnce: atOnce === 0 ? null : atOnce,
  }
}

export const callLimits = { variables, expected, limitsOf } as const
