import { z } from 'zod'
import { sessionReply } from './auth.ts'
import { email } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import { code, key } from './kernel/fields.ts'

/** The page of the web app to which the provider of a company sends people back. */
export const providerCallbackPath = '/single-sign-on/callback'

/** A secret of the tab that begins a sign-in, without which no other browser ends it. */
const browserSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, key('errors.field.format'))
const redirectUri = z
  .url({ protocol: /^https?$/, ...key('errors.field.format') })
  .max(300, key('errors.field.too_long'))
  .optional()
const opensSession = 'Its answer opens a session or lets one be opened, once.'

export const findProvider = endpoint({
  method: 'GET',
  path: '/auth/single-sign-on',
  summary:
    'Whether the domain of an e-mail is one whose people sign in by their company’s provider: the same for every address of the domain',
  access: 'public',
  query: z.object({ email }),
  response: z.object({
    isOffered: z.boolean(),
    /** Whether members have no other way in. */
    isRequired: z.boolean(),
  }),
  errors: ['errors.auth.throttled'],
})

export const startSignOn = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on/start',
  summary:
    'Where the browser goes to be identified by the provider of its e-mail’s domain; state, nonce and verifier stay with the server for ten minutes',
  access: 'public',
  body: z.object({
    email,
    /** SHA-256 of the tab’s secret, in base64url. */
    browserHash: browserSecret,
    redirectUri,
  }),
  response: z.object({ url: z.string() }),
  errors: [
    'errors.not_found',
    'errors.field.format',
    'errors.auth.throttled',
    'errors.sso.unavailable',
    'errors.sso.misconfigured',
  ],
  neverReplayed: opensSession,
})

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on/finish',
  summary:
    'Opens a session for the person behind a code of their provider, and their account if they are new',
  access: 'public',
  body: z.object({
    code: code(4096).min(1, key('errors.field.required')),
    state: browserSecret,
    /** The issuer as the provider names itself in the address (RFC 9207). */
    iss: code(500).optional(),
    browserSecret,
  }),
  response: sessionReply,
  errors: [
    'errors.auth.throttled',
    'errors.sso.refused',
    'errors.sso.unavailable',
    'errors.sso.misconfigured',
    'errors.sso.other_company',
    'errors.sso.other_domain',
    'errors.sso.other_person',
    'errors.sso.no_role',
    'errors.user.email_used',
  ],
  neverReplayed: opensSession,
})
