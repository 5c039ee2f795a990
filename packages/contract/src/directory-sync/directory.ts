import { teamRoles } from '@renfort/domain/access/actor.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, id, instant, key, listedId, requiredLine } from '../kernel/fields.ts'

const role = z.enum(teamRoles, key('errors.field.unknown_choice'))

const directoryToken = z.object({
  id,
  name: z.string(),
  /** The first characters, by which its holder recognises it. */
  start: z.string(),
  maker: z.object({ id: listedId, name: z.string() }),
  createdAt: instant,
  /** To the minute; `null` for one that was never used. */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
})
export type DirectoryToken = z.infer<typeof directoryToken>

const directoryGroup = z.object({
  id,
  name: z.string(),
  members: z.number(),
  /** The role that it gives; `null`: none. */
  role: role.nullable(),
})
export type DirectoryGroupRow = z.infer<typeof directoryGroup>

const closedPerson = z.object({
  id,
  name: z.string(),
  userName: z.string(),
  closedAt: instant,
})

const failedCall = z.object({
  at: instant,
  method: z.string(),
  path: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

const directory = z.object({
  /** Where the directory sends its calls. */
  address: z.string(),
  domains: z.array(z.string()),
  defaultRole: role,
  /** Newest first. */
  tokens: z.array(directoryToken),
  groups: z.array(directoryGroup),
  /** How many people of the directory are members. */
  members: z.number(),
  /** The last ones whom the directory closed, at most fifty. */
  closed: z.array(closedPerson),
  /** Calls that were refused, newest first, at most twenty. */
  failures: z.array(failedCall),
})
export type Directory = z.infer<typeof directory>

export const readDirectory = endpoint({
  method: 'GET',
  path: '/organisations/:id/directory',
  summary: 'The directory of the company or the group: its tokens, its groups, and its last calls',
  access: 'directory.manage',
  params: byId('id'),
  response: directory,
  errors: [],
})

export const newDirectoryToken = z.object({ name: requiredLine(directoryLimits.tokenName) })

export const createDirectoryToken = endpoint({
  method: 'POST',
  path: '/organisations/:id/directory/tokens',
  summary: `Makes a token for the directory, which is answered this once; ${directoryLimits.tokens} in use at most`,
  access: 'directory.manage',
  stepUp: true,
  params: byId('id'),
  body: newDirectoryToken,
  response: z.object({
    token: directoryToken,
    /** What `Authorization: Bearer` carries. */
    secret: z.string(),
  }),
  status: 201,
  neverReplayed: 'Its answer holds the token, of which only a hash may be stored.',
  errors: ['errors.directory.too_many_tokens'],
})

export const revokeDirectoryToken = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/directory/tokens/:directoryTokenId',
  summary: 'Revokes a token of the directory: its next call is refused, by every process',
  access: 'directory.manage',
  params: z.object({ id, directoryTokenId: id }),
  response: z.void(),
  status: 204,
  errors: [],
})

export const setDefaultRole = endpoint({
  method: 'PUT',
  path: '/organisations/:id/directory/default-role',
  summary: 'Chooses the role of people whom no group gives one',
  access: 'directory.manage',
  stepUp: true,
  params: byId('id'),
  body: z.object({ role }),
  response: z.object({ role }),
  errors: [],
})

export const setGroupRole = endpoint({
  method: 'PUT',
  path: '/organisations/:id/directory/groups/:directoryGroupId/role',
  summary: 'Chooses the role that a group of the directory gives its members, who have it at once',
  access: 'directory.manage',
  stepUp: true,
  params: z.object({ id, directoryGroupId: id }),
  body: z.object({ role: role.nullable() }),
  response: directoryGroup,
  errors: ['errors.directory.last_admin', 'errors.directory.emergency_admin'],
})
