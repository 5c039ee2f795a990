import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { key } from '../kernel/fields.ts'
import {
  flag,
  listOf,
  listQuery,
  meta,
  neverReplayed,
  optionalValue,
  patchBody,
  requiredValue,
  resourceId,
  schemas,
} from './scim-fields.ts'

const scim = { access: 'directory.sync', speaks: 'scim' } as const

/** What a directory sends of a person; other attributes are left aside. */
export const sentUser = z.object({
  schemas,
  userName: requiredValue,
  externalId: optionalValue,
  active: flag,
  name: z
    .object({ givenName: optionalValue, familyName: optionalValue, formatted: optionalValue })
    .nullish(),
  displayName: optionalValue,
  emails: z
    .array(z.object({ value: optionalValue, type: optionalValue, primary: flag }))
    .max(50, key('errors.field.too_long'))
    .nullish(),
})
export type SentUser = z.output<typeof sentUser>

export const user = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  name: z
    .object({
      givenName: z.string().optional(),
      familyName: z.string().optional(),
      formatted: z.string().optional(),
    })
    .optional(),
  displayName: z.string().optional(),
  emails: z
    .array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) }))
    .optional(),
  active: z.boolean(),
  groups: z.array(z.object({ value: z.string(), display: z.string() })),
  meta,
})

const params = z.object({ scimUserId: resourceId })
const refusals = [
  'errors.directory.not_email',
  'errors.directory.foreign_domain',
  'errors.directory.user_exists',
  'errors.directory.last_admin',
  'errors.directory.emergency_admin',
] as const

export const listUsers = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/Users',
  summary: `The people of the directory, by userName, externalId, e-mail or id, ${directoryLimits.page} a page at most`,
  query: listQuery,
  response: listOf(user),
  errors: ['errors.directory.filter'],
})

export const readUser = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/Users/:scimUserId',
  summary: 'A person of the directory, closed ones too',
  params,
  response: user,
  errors: [],
})

export const createUser = endpoint({
  ...scim,
  method: 'POST',
  neverReplayed,
  path: '/scim/v2/Users',
  summary:
    'Adds a person of the directory: an active one is a member at once, by an e-mail of a verified domain',
  body: sentUser,
  response: user,
  status: 201,
  errors: [...refusals, 'errors.directory.value', 'errors.directory.too_many_users'],
})

export const replaceUser = endpoint({
  ...scim,
  method: 'PUT',
  neverReplayed,
  path: '/scim/v2/Users/:scimUserId',
  summary: 'Replaces what is known of a person; who is not active is no member any more',
  params,
  body: sentUser,
  response: user,
  errors: [...refusals, 'errors.directory.value'],
})

export const patchUser = endpoint({
  ...scim,
  method: 'PATCH',
  neverReplayed,
  path: '/scim/v2/Users/:scimUserId',
  summary: 'Changes attributes of a person; who is not active is no member any more',
  params,
  body: patchBody,
  response: user,
  errors: [
    ...refusals,
    'errors.directory.value',
    'errors.directory.operation',
    'errors.directory.path',
    'errors.directory.no_target',
  ],
})

export const deleteUser = endpoint({
  ...scim,
  method: 'DELETE',
  neverReplayed,
  path: '/scim/v2/Users/:scimUserId',
  summary: 'Forgets a person of the directory, who is no member any more; their account stays',
  params,
  response: z.void(),
  status: 204,
  errors: ['errors.directory.last_admin', 'errors.directory.emergency_admin'],
})
