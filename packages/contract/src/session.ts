import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, features, id, instant, locale } from './kernel/fields.ts'

export const me = z.object({
  id,
  role: z.enum(['admin', 'user', 'collaborator']).nullable(),
  isInsider: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string(),
  locale,
  googleLogin: z.boolean(),
  /** When acting on behalf of this user ends; `null` for the user in person. */
  actingUntil: instant.nullable(),
  /** The active company, `null` in a group space or for internal staff. */
  organisation: z
    .object({
      id,
      name: z.string(),
      logoUrl: z.string().nullable(),
      parentId: id.nullable(),
      /** Whether a custom configuration locks its job descriptions (JD-33). */
      jobDescriptionsLocked: z.boolean(),
    })
    .nullable(),
  /** Whom the user stands in for today in the active company, each until the end of a day. */
  standsInFor: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), until: day })),
  /** The network that the user belongs to, if any. */
  group: z.object({ id, name: z.string() }).nullable(),
  /** Sent with the session, so that no screen waits for it. */
  features,
})
export type Me = z.infer<typeof me>

export const readMe = endpoint({
  method: 'GET',
  path: '/v1/users/me',
  summary: 'The signed-in user, with their role in the active organisation',
  access: 'account.use',
  response: me,
  errors: [],
})

export const updateMe = endpoint({
  method: 'PUT',
  path: '/v1/users/me',
  summary: 'Saves the language of the signed-in user',
  access: 'account.use',
  body: z.object({ locale }),
  response: me,
  errors: [],
})

export const moveToCookie = endpoint({
  method: 'POST',
  path: '/auth/cookie',
  summary:
    'Moves the session of the token that is sent into a cookie of the browser, out of reach of its scripts',
  access: 'account.use',
  isOfPerson: true,
  secondStep: 'proof',
  response: z.void(),
  status: 204,
  errors: [],
  neverReplayed: 'It changes nothing: the session is the same.',
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary:
    'Closes the session of the token that is sent, or of the cookie of the browser; answers the same without one',
  access: 'public',
  response: z.void(),
  status: 204,
  errors: [],
  neverReplayed: 'A closed session stays closed: the answer is the same.',
})

export const readFeatures = endpoint({
  method: 'GET',
  path: '/feature-flags',
  summary: 'What the active company may use; without a session, what everybody may',
  access: 'optional',
  response: features,
  errors: [],
})
