import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import { apiKeyLimits, apiKeyStates } from '@renfort/domain/api-key/api-key.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key, listedId, requiredLine } from './kernel/fields.ts'

const addressForms = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])

/** A network, which a key is accepted from (`203.0.113.0/24`, `2001:db8::/32`) or a single address. */
export const addressOrNetwork = z
  .string(key('errors.field.format'))
  .max(60, key('errors.field.too_long'))
  .overwrite(oneLine)
  .refine((text) => addressForms.safeParse(text).success, key('errors.field.network'))

const scope = z.enum(keyScopes as [Action, ...Action[]], key('errors.field.unknown_choice'))

export const newApiKey = z.object({
  name: requiredLine(apiKeyLimits.name),
  scopes: z
    .array(scope)
    .min(1, key('errors.field.required'))
    .max(keyScopes.length, key('errors.field.too_big')),
  /** The last day, in Paris, on which it works; `null`: until it is revoked. */
  endsOn: day.nullable().default(null),
  /** Networks that it is accepted from; none: from anywhere. */
  networks: z
    .array(addressOrNetwork)
    .max(apiKeyLimits.networks, key('errors.field.too_big'))
    .default([]),
})
export type NewApiKey = z.input<typeof newApiKey>

const person = z.object({ id: listedId, name: z.string() })

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters, by which its holder recognises it. */
  start: z.string(),
  scopes: z.array(z.string()),
  endsOn: day.nullable(),
  networks: z.array(z.string()),
  maker: person,
  state: z.enum(apiKeyStates),
  createdAt: instant,
  /** To the minute; `null` for a key that was never used. */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/organisations/:id/keys',
  summary:
    'The keys with which other software calls for the company, or for the companies of the group, newest first',
  access: 'key.manage',
  params: byId('id'),
  response: z.array(apiKey),
  errors: [],
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/organisations/:id/keys',
  summary: `Makes a key, whose secret is answered this once; ${apiKeyLimits.keys} in use at most`,
  access: 'key.manage',
  stepUp: true,
  params: byId('id'),
  body: newApiKey,
  response: z.object({
    key: apiKey,
    /** What `Authorization: Bearer` carries. */
    secret: z.string(),
  }),
  status: 201,
  neverReplayed: 'Its answer holds the key, of which only a hash may be stored.',
  errors: ['errors.key.scope_beyond', 'errors.key.too_many', 'errors.key.end_in_past'],
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/keys/:keyId',
  summary: 'Revokes a key: its next call is refused, by every process',
  access: 'key.manage',
  params: z.object({ id, keyId: id }),
  response: z.void(),
  status: 204,
  errors: [],
})
