import { z } from 'zod'
import { sessionReply } from './auth.ts'
import { endpoint } from './kernel/endpoint.ts'
import { activationToken, email } from './credentials.ts'
import { byId, code, key } from './kernel/fields.ts'

/** The page of the web app to which Google sends people back. */
export const googleCallbackPath = '/google/callback'

const opensSession = 'Its answer opens a session or lets one be opened; a code works once.'

/** A random value that is too long to guess. */
const opaque = z.string().regex(/^[A-Za-z0-9._~-]{22,128}$/, key('errors.field.format'))
/** A verifier as RFC 7636 defines it, or its SHA-256 in base64url. */
const codeVerifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, key('errors.field.format'))
const codeChallenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/, key('errors.field.format'))
const redirectUri = z
  .url({ protocol: /^https?$/, ...key('errors.field.format') })
  .max(300, key('errors.field.too_long'))
  .optional()

export const googleAuthorization = endpoint({
  method: 'GET',
  path: '/auth/google/authorization',
  summary: 'Where the browser goes to be identified by Google (OpenID Connect, code and PKCE)',
  access: 'public',
  query: z.object({
    state: opaque,
    nonce: opaque,
    codeChallenge,
    redirectUri,
    loginHint: email.optional(),
  }),
  response: z.object({ url: z.string() }),
  errors: ['errors.not_found', 'errors.field.format', 'errors.auth.google_unavailable'],
})

/** A code from Google, with what the browser sent at the start of this sign-in. */
const codeProof = z.object({
  code: code(2048).min(1, key('errors.field.required')),
  codeVerifier: codeVerifier.optional(),
  nonce: opaque.optional(),
  redirectUri,
})
export type GoogleCodeProof = z.infer<typeof codeProof>

/** Stands for a person whom Google has identified; valid once, for five minutes. */
const ticket = z.object({
  googleToken: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
})
export type GoogleTicket = z.infer<typeof ticket>

const refusals = [
  'errors.not_found',
  'errors.field.format',
  'errors.auth.could_not_authenticate',
  'errors.auth.google_unavailable',
  'errors.auth.throttled',
] as const

export const exchangeGoogleCode = endpoint({
  method: 'POST',
  path: '/auth/google/token',
  summary: 'Exchanges a code of Google for a ticket and the verified e-mail behind it',
  access: 'public',
  body: codeProof,
  response: ticket,
  errors: refusals,
  neverReplayed: opensSession,
})

export const verifyGoogleToken = endpoint({
  method: 'POST',
  path: '/auth/google/verify',
  summary: 'Opens the session of the account that belongs to a ticket',
  access: 'public',
  body: z.object({
    googleToken: code(200),
  }),
  response: sessionReply,
  errors: ['errors.not_found', 'errors.auth.could_not_authenticate', 'errors.sso.required'],
  neverReplayed: opensSession,
})

export const startGoogleSignUp = endpoint({
  method: 'POST',
  path: '/auth/google/signup',
  summary: 'First step of the sign-up by Google: a ticket for an e-mail that has no account',
  access: 'public',
  body: codeProof,
  response: ticket,
  errors: [...refusals, 'errors.user.email_used'],
  neverReplayed: opensSession,
})

export const activateWithGoogle = endpoint({
  method: 'PUT',
  path: '/auth/users/:userId/google/activate',
  summary: 'Activates an invited account with the mailed link and the Google account of its e-mail',
  access: 'public',
  params: byId('userId'),
  body: codeProof.extend({ token: activationToken }),
  response: sessionReply,
  errors: [
    ...refusals,
    'errors.auth.activation_link_invalid',
    'errors.auth.google_email_mismatch',
    'errors.sso.required',
  ],
  neverReplayed: opensSession,
})
