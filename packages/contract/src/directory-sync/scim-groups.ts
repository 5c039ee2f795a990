import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { key } from '../kernel/fields.ts'
import {
  groupQuery,
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

export const sentGroup = z.object({
  schemas,
  displayName: requiredValue,
  externalId: optionalValue,
  members: z
    .array(z.object({ value: requiredValue }))
    .max(directoryLimits.members, key('errors.field.too_long'))
    .nullish(),
})
export type SentGroup = z.output<typeof sentGroup>

export const group = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string(),
  /** Left out where the directory excludes them. */
  members: z.array(z.object({ value: z.string(), display: z.string() })).optional(),
  meta,
})

const params = z.object({ scimGroupId: resourceId })
const refusals = [
  'errors.directory.group_exists',
  'errors.directory.unknown_member',
  'errors.directory.last_admin',
  'errors.directory.emergency_admin',
] as const

export const listGroups = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/Groups',
  summary: `The groups of the directory, by displayName, externalId, id or member, ${directoryLimits.page} a page at most`,
  query: listQuery,
  response: listOf(group),
  errors: ['errors.directory.filter'],
})

export const readGroup = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/Groups/:scimGroupId',
  summary: 'A group of the directory with its members, unless they are excluded',
  params,
  query: groupQuery,
  response: group,
  errors: [],
})

export const createGroup = endpoint({
  ...scim,
  method: 'POST',
  neverReplayed,
  path: '/scim/v2/Groups',
  summary: 'Adds a group, which gives no role until an administrator chooses one',
  body: sentGroup,
  response: group,
  status: 201,
  errors: [...refusals, 'errors.directory.too_many_groups'],
})

export const replaceGroup = endpoint({
  ...scim,
  method: 'PUT',
  neverReplayed,
  path: '/scim/v2/Groups/:scimGroupId',
  summary: 'Replaces name and members of a group; roles follow at once',
  params,
  body: sentGroup,
  response: group,
  errors: refusals,
})

export const patchGroup = endpoint({
  ...scim,
  method: 'PATCH',
  neverReplayed,
  path: '/scim/v2/Groups/:scimGroupId',
  summary: 'Changes the name of a group, or adds and removes members; roles follow at once',
  params,
  body: patchBody,
  response: z.void(),
  status: 204,
  errors: [
    ...refusals,
    'errors.directory.too_many_members',
    'errors.directory.value',
    'errors.directory.operation',
    'errors.directory.path',
    'errors.directory.no_target',
  ],
})

export const deleteGroup = endpoint({
  ...scim,
  method: 'DELETE',
  neverReplayed,
  path: '/scim/v2/Groups/:scimGroupId',
  summary: 'Forgets a group; its members lose the role that it gave',
  params,
  response: z.void(),
  status: 204,
  errors: ['errors.directory.last_admin', 'errors.directory.emergency_admin'],
})
