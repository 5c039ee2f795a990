import { z } from 'zod'
import { sessionReply } from './auth.ts'
import { endpoint } from './kernel/endpoint.ts'
import { code, key } from './kernel/fields.ts'

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .max(most, key('errors.field.too_long'))
    .regex(/^[A-Za-z0-9_-]+$/, key('errors.field.format'))

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', key('errors.field.format')),
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** A passkey that a device made, as `startRegistration` of the browser answers it. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(code(20)).max(10).optional(),
  }),
})

/** What a passkey signed, as `startAuthentication` of the browser answers it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(200).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof assertion>

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** Options for the browser to make a passkey with. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required', 'preferred', 'discouraged']),
  }),
  attestation: z.enum(['none', 'direct', 'indirect', 'enterprise']),
})

/** Options for the browser to have a passkey sign with. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  summary: 'Begins a sign-in with a passkey: what it has to sign',
  access: 'public',
  response: passkeyRequest,
  errors: ['errors.auth.throttled'],
  neverReplayed: 'Each begins anew: a challenge is signed once.',
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Opens the session of the account that a passkey belongs to, without a password',
  access: 'public',
  body: z.object({ credential: assertion }),
  response: sessionReply,
  errors: ['errors.factor.passkey_refused', 'errors.auth.throttled', 'errors.sso.required'],
  neverReplayed: 'Its answer opens a session; a challenge is signed once.',
})
