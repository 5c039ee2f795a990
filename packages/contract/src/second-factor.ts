import { longestPasskeyName } from '@renfort/domain/account/second-factor.ts'
import { z } from 'zod'
import { passwordHash } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, requiredLine } from './kernel/fields.ts'
import { assertion, passkeyAttestation, passkeyCreation, passkeyRequest } from './passkey.ts'

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** Whether its owner has it on other devices too. */
  isBackedUp: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

const secondFactor = z.object({
  /** Since when codes of an app are asked; `null` without one. */
  appSince: instant.nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkey),
  /** Whether this account must have a second factor. */
  isRequired: z.boolean(),
  /** The day from which the team must have one; `null` where nobody asked for it. */
  requiredFrom: day.nullable(),
  /** When a reset that an administrator asked for takes effect; `null` without one. */
  resetAt: instant.nullable(),
  /** Whether it is time to offer a second factor: there is none, and a mission was posted. */
  isOffered: z.boolean(),
  /** Whether the account has a password, which is asked for before the first second factor. */
  hasPassword: z.boolean(),
  /** The host on whose pages passkeys work. */
  passkeyHost: z.string(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/me/second-factor',
  summary: 'The second factors of one’s own account, and whether it must have one',
  access: 'account.edit',
  secondStep: 'setUp',
  response: secondFactor,
  errors: [],
})

/**
 * `null` where it is not asked: it is of an account with a password and without a second factor,
 * whose sign-in is more than ten minutes old.
 */
const currentPassword = passwordHash.nullable()
const firstFactorErrors = ['errors.user.invalid_password', 'errors.auth.throttled'] as const

export const startApp = endpoint({
  method: 'POST',
  path: '/me/second-factor/app',
  summary: 'Begins to set an app up: answers the secret that it makes its codes with',
  access: 'account.edit',
  stepUp: true,
  secondStep: 'setUp',
  body: z.object({ currentPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: firstFactorErrors,
  neverReplayed: 'A secret is answered, which is stored sealed. Each begins anew.',
})

/** Six digits of an app, or a recovery code; spaces and hyphens do not count. */
const typedCode = requiredLine(60)

/** Shown once: only their hashes are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmApp = endpoint({
  method: 'PUT',
  path: '/me/second-factor/app',
  summary: 'Ends setting an app up with a first code of it; answers ten recovery codes, once',
  access: 'account.edit',
  secondStep: 'setUp',
  body: z.object({ code: typedCode }),
  response: recoveryCodes,
  errors: [
    'errors.factor.none',
    'errors.factor.code_wrong',
    'errors.factor.code_expired',
    'errors.auth.throttled',
  ],
  neverReplayed: 'Recovery codes are answered, of which only hashes are stored.',
})

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/me/second-factor/app',
  summary: 'Takes the app and the recovery codes away',
  access: 'account.edit',
  stepUp: true,
  response: z.void(),
  status: 204,
  errors: ['errors.factor.none', 'errors.factor.last_required'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/me/second-factor/recovery-codes',
  summary: 'Ten new recovery codes, which end the former ones',
  access: 'account.edit',
  stepUp: true,
  response: recoveryCodes,
  errors: ['errors.factor.none'],
  neverReplayed: 'Recovery codes are answered, of which only hashes are stored.',
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys/options',
  summary: 'Begins to add a passkey: what the browser asks the device for',
  access: 'account.edit',
  stepUp: true,
  secondStep: 'setUp',
  body: z.object({ currentPassword }),
  response: passkeyCreation,
  errors: [...firstFactorErrors, 'errors.factor.too_many_passkeys'],
  neverReplayed: 'Each begins anew: a challenge is signed once.',
})

const passkeyName = requiredLine(longestPasskeyName)

export const addPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys',
  summary: 'Adds the passkey that a device made; with the first one come ten recovery codes, once',
  access: 'account.edit',
  secondStep: 'setUp',
  body: z.object({ name: passkeyName, credential: passkeyAttestation }),
  response: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
  status: 201,
  errors: [
    'errors.factor.passkey_refused',
    'errors.factor.passkey_known',
    'errors.factor.too_many_passkeys',
  ],
  neverReplayed: 'A challenge is signed once.',
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/me/passkeys/:id',
  summary: 'Renames one of one’s passkeys',
  access: 'account.edit',
  params: byId('id'),
  body: z.object({ name: passkeyName }),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/me/passkeys/:id',
  summary: 'Removes one of one’s passkeys',
  access: 'account.edit',
  stepUp: true,
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found', 'errors.factor.last_required'],
})

export const startProof = endpoint({
  method: 'POST',
  path: '/me/second-factor/challenge',
  summary:
    'Begins a proof with a passkey: its challenge, `null` without passkeys; says what there is',
  access: 'account.edit',
  secondStep: 'proof',
  response: z.object({
    hasApp: z.boolean(),
    passkey: passkeyRequest.nullable(),
    /** Whether the password proves it: that of an account without a second factor. */
    hasPassword: z.boolean(),
  }),
  errors: [],
  neverReplayed: 'Each begins anew: a challenge is signed once.',
})

export const prove = endpoint({
  method: 'POST',
  path: '/me/second-factor/proof',
  summary:
    'Proves a second factor, or the password of an account without one: ends the second step of a sign-in, and counts for ten minutes before what cannot be undone',
  access: 'account.edit',
  secondStep: 'proof',
  body: z.union([
    z.object({ code: typedCode }),
    z.object({ credential: assertion }),
    z.object({ currentPassword: passwordHash }),
  ]),
  response: z.void(),
  status: 204,
  errors: [
    'errors.factor.none',
    'errors.factor.code_wrong',
    'errors.factor.code_used',
    'errors.factor.code_expired',
    'errors.factor.passkey_refused',
    'errors.user.invalid_password',
    'errors.auth.throttled',
  ],
  neverReplayed: 'A code and a challenge work once.',
})

const teamState = z.object({
  requiredFrom: day.nullable(),
  /** Those who have an account; `isReady` with an app or a passkey. */
  members: z.array(z.object({ id, isReady: z.boolean(), resetAt: instant.nullable() })),
})
export type TeamSecondFactor = z.infer<typeof teamState>

export const readTeam = endpoint({
  method: 'GET',
  path: '/me/organisations/second-factor',
  summary: 'From when the team must have a second factor, and who is ready',
  access: 'team.secondFactor',
  response: teamState,
  errors: [],
})

export const requireOfTeam = endpoint({
  method: 'PUT',
  path: '/me/organisations/second-factor',
  summary: 'Asks the whole team for a second factor from a day on, or no longer',
  access: 'team.secondFactor',
  stepUp: true,
  body: z.object({ requiredFrom: day.nullable() }),
  response: teamState,
  errors: ['errors.factor.day_past'],
})

export const resetOfMember = endpoint({
  method: 'POST',
  path: '/me/organisations/users/:id/second-factor/reset',
  summary:
    'Asks for the lost second factor of a member to be taken away: they are told by mail, and it takes effect a day later',
  access: 'team.secondFactor',
  stepUp: true,
  params: byId('id'),
  response: teamState,
  errors: ['errors.team.other_organisation', 'errors.factor.none', 'errors.not_found'],
})
