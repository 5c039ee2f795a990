import {
  companySizes,
  type SignUpCredentials,
  signUpNeeds,
  validateSignUpCredentials,
} from '@renfort/domain/organisation/sign-up.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { activationToken, email, passwordHash, secretToken } from './credentials.ts'
import {
  byId,
  code,
  id,
  key,
  oneNameRule,
  optionalText,
  personNames,
  phone,
  requiredLine,
} from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

export const organisationType = z.enum(['parent', 'other'])

export const sessionReply = z.object({
  /** Empty where the browser asked for a cookie (`session-in: cookie`), which holds it then. */
  token: z.string(),
  userId: id,
  /** The company, or the group, that they start in; `null` for internal staff, who have none. */
  organisationId: id.nullable(),
  organisationType,
  /** Whether the session reaches nothing until a second factor is proved with it. */
  awaitsSecondFactor: z.boolean().default(false),
})

const opensSession = 'Its answer opens a session and is never stored.'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Opens a session with an e-mail and the hash of a password',
  access: 'public',
  body: z.object({ email, password: passwordHash }),
  response: sessionReply,
  errors: ['errors.auth.invalid_credentials', 'errors.auth.throttled', 'errors.sso.required'],
  neverReplayed: opensSession,
})

export const startSignUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'First step of the sign-up: checks that an e-mail is free',
  access: 'public',
  body: z.object({ email }),
  response: z.object({ email: z.string() }),
  errors: ['errors.user.email_used', 'errors.auth.throttled'],
  neverReplayed: 'It changes nothing.',
})

const utm = z.string().overwrite(oneLine).max(200, key('errors.field.too_long')).optional()

export const accountBody = z
  .object({
    email,
    password: passwordHash.optional(),
    ...personNames,
    phoneNumber: phone,
    companyName: requiredLine(150),
    industry: z.enum(industries, key('errors.field.unknown_choice')).optional(),
    companySize: z.enum(companySizes, key('errors.field.required')),
    need: z.enum(signUpNeeds, key('errors.field.required')),
    message: optionalText(2000).optional(),
    utm_campaign: utm,
    utm_medium: utm,
    utm_source: utm,
    /** The account signs in with Google: a ticket takes the place of the password. */
    googleLogin: z.boolean(key('errors.field.format')).optional(),
    googleToken: code(200).optional(),
  })
  .check(oneNameRule)
  .check(rule<SignUpCredentials>(validateSignUpCredentials))

export const createAccount = endpoint({
  method: 'POST',
  path: '/auth/account',
  summary: 'Creates a company, its first admin and their session',
  access: 'public',
  body: accountBody,
  response: sessionReply,
  status: 201,
  errors: ['errors.user.email_used', 'errors.auth.could_not_authenticate', 'errors.auth.throttled'],
  neverReplayed: `${opensSession} An e-mail has one account.`,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/password/forgot',
  summary:
    'Mails a link to choose a new password; the answer never tells whether the account exists',
  access: 'public',
  body: z.object({ email }),
  response: z.void(),
  status: 204,
  errors: ['errors.auth.throttled'],
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/auth/users/:userId/password/reset',
  summary: 'Chooses a new password with the mailed link, and opens a session',
  access: 'public',
  params: byId('userId'),
  body: z.object({ token: secretToken, password: passwordHash }),
  response: sessionReply,
  errors: ['errors.auth.link_invalid', 'errors.sso.required'],
  neverReplayed: `${opensSession} A link works once.`,
})

const emailLink = {
  access: 'public',
  params: byId('userId'),
  body: z.object({ token: secretToken }),
  response: z.void(),
  status: 204,
  errors: ['errors.auth.link_invalid', 'errors.user.email_used'],
} as const

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/auth/users/:userId/email/confirm',
  summary:
    'Confirms a new e-mail with the link that was mailed to it: one signs in with it from then on',
  ...emailLink,
})

export const undoEmail = endpoint({
  method: 'PUT',
  path: '/auth/users/:userId/email/undo',
  summary:
    'Takes a change of e-mail back with the link that the former address got, and closes all sessions',
  ...emailLink,
})

export const activateAccount = endpoint({
  method: 'PUT',
  path: '/auth/users/:userId/activate',
  summary: 'Activates an invited account with the mailed link and a password, and opens a session',
  access: 'public',
  params: byId('userId'),
  body: z.object({ token: activationToken, password: passwordHash }),
  response: sessionReply,
  errors: ['errors.auth.activation_link_invalid', 'errors.sso.required'],
  neverReplayed: `${opensSession} A link works once.`,
})
