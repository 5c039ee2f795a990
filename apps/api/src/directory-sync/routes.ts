import { directories, scimDiscovery, scimGroups, scimUsers } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { setDefaultRole, setGroupRole } from './directory-roles.ts'
import { createDirectoryToken, revokeDirectoryToken } from './directory-tokens.ts'
import { listResourceTypes, listSchemas, readProviderConfig } from './discovery.ts'
import { followFailure } from './follow-failure.ts'
import {
  createGroup,
  deleteGroup,
  listGroups,
  patchGroup,
  readGroup,
  replaceGroup,
} from './groups.ts'
import { readDirectory } from './read-directory.ts'
import { createUser, deleteUser, listUsers, patchUser, readUser, replaceUser } from './users.ts'

// A directory makes accounts and changes memberships: an e-mail may be taken, and an account still be
// used, in another company.
const ofDirectories: readonly Route[] = [
  read(scimDiscovery.readProviderConfig, readProviderConfig),
  read(scimDiscovery.listResourceTypes, listResourceTypes),
  read(scimDiscovery.listSchemas, listSchemas),
  read(scimUsers.listUsers, listUsers),
  read(scimUsers.readUser, readUser),
  command(scimUsers.createUser, createUser, 'everything'),
  command(scimUsers.replaceUser, replaceUser, 'everything'),
  command(scimUsers.patchUser, patchUser, 'everything'),
  command(scimUsers.deleteUser, deleteUser, 'everything'),
  read(scimGroups.listGroups, listGroups),
  read(scimGroups.readGroup, readGroup),
  command(scimGroups.createGroup, createGroup, 'everything'),
  command(scimGroups.replaceGroup, replaceGroup, 'everything'),
  command(scimGroups.patchGroup, patchGroup, 'everything'),
  command(scimGroups.deleteGroup, deleteGroup, 'everything'),
]

export const directorySyncRoutes: readonly Route[] = [
  read(directories.readDirectory, readDirectory),
  command(directories.createDirectoryToken, createDirectoryToken, 'everything'),
  command(directories.revokeDirectoryToken, revokeDirectoryToken, 'everything'),
  command(directories.setDefaultRole, setDefaultRole, 'everything'),
  command(directories.setGroupRole, setGroupRole, 'everything'),
  ...ofDirectories.map((route) => ({ ...route, followFailure })),
]
