import { browsers, systems } from '@renfort/domain/account/device.ts'
import { factorKinds } from '@renfort/domain/account/second-factor.ts'
import { signInWays } from '@renfort/domain/account/sign-in.ts'
import {
  isProfilePhone,
  type ProfileChange,
  validateProfileChange,
} from '@renfort/domain/account/profile.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { email, passwordHash } from './credentials.ts'
import { byId, id, instant, key, oneNameRule, personNames, requiredLine } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'
import { me } from './session.ts'

/** The fields of the profile form; all of them are required (PROF-01). */
const fields = z.object({
  ...personNames,
  email,
  phone: requiredLine(40).refine(isProfilePhone, key('errors.field.phone')),
})
export const profileFields = fields.check(oneNameRule)

export const profileChange = fields
  .extend({ oldPassword: passwordHash, password: passwordHash, currentPassword: passwordHash })
  .partial()
  .check(oneNameRule)
  .check(rule<ProfileChange>(validateProfileChange))

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/me/profile',
  summary:
    'Changes any of one’s profile fields, or one’s password, which closes the other sessions; another e-mail takes the current password, and effect once it is confirmed by mail',
  access: 'account.edit',
  // Another e-mail too: its handler asks, because a form also sends the one that stays.
  stepUp: ['password'],
  body: profileChange,
  response: me,
  errors: [
    'errors.user.email_used',
    'errors.user.wrong_old_password',
    'errors.user.invalid_password',
    'errors.user.password_change_forbidden',
    'errors.sso.email_kept',
    'errors.auth.throttled',
  ],
})

const session = z.object({
  id,
  createdAt: instant,
  /** Accurate to five minutes, because a session in use is not written at each call. */
  lastSeenAt: instant,
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** Whether this call uses the session. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/me/sessions',
  summary: 'One’s open sessions: the one that asks, then those seen last',
  access: 'account.edit',
  response: z.array(session),
  errors: [],
})

const signIn = z.object({
  id,
  at: instant,
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  way: z.enum(signInWays),
  /** What was proved beside; `null` where nothing more was asked. */
  secondFactor: z.enum(factorKinds).nullable(),
  /** Whether its device was not known, which was told by mail. */
  isNewDevice: z.boolean(),
  /** What the company’s provider said of it: its level, and by what it was proved (RFC 8176). */
  acr: z.string().nullable(),
  amr: z.array(z.string()),
})
export type OwnSignIn = z.infer<typeof signIn>

export const listSignIns = endpoint({
  method: 'GET',
  path: '/me/sign-ins',
  summary: 'One’s sign-ins of the last 90 days, the newest first, a hundred at most',
  access: 'account.edit',
  response: z.array(signIn),
  errors: [],
})

export const closeSession = endpoint({
  method: 'DELETE',
  path: '/me/sessions/:id',
  summary: 'Closes one of one’s sessions',
  access: 'account.edit',
  stepUp: 'everybody',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const closeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'Closes every session of one’s own but the one that asks',
  access: 'account.edit',
  stepUp: 'everybody',
  response: z.void(),
  status: 204,
  errors: [],
})
