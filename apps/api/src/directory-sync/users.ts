import type { scimUsers } from '@renfort/contract'
import type { SentUser } from '@renfort/contract/directory-sync/scim-users.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import {
  type DirectoryUser,
  mainEmail,
  patchUser as patchedUser,
} from '@renfort/domain/directory-sync/directory-user.ts'
import { readFilter, userFilters } from '@renfort/domain/directory-sync/filter.ts'
import { booleanOf, textOf } from '@renfort/domain/directory-sync/operation.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, directoryOf, type ReadCall } from '../platform/http/route.ts'
import { closeMembership, followUser, type UserChange } from './membership-of-user.ts'
import { type Ground, keepingAdministrators } from './roles-of-groups.ts'
import { listAnswer, pageOf, userAnswer } from './scim-answers.ts'
import { lockDirectory } from './token-queries.ts'
import {
  countUsers,
  findGroupsOf,
  findUser,
  findUsers,
  insertUserOf,
  isUserTaken,
  markDeleted,
  storeUser,
  type StoredUser,
} from './user-queries.ts'

type User = Answer<typeof scimUsers.readUser>

export async function listUsers(
  call: ReadCall,
  { query }: Parsed<typeof scimUsers.listUsers>,
): Promise<Answer<typeof scimUsers.listUsers>> {
  const { organisationId } = directoryOf(call)
  const { filter } = query
  const conditions = filter === undefined || filter === '' ? [] : readFilter(filter, userFilters)
  if (conditions === null) throw refuse('errors.directory.filter')
  const page = pageOf(query)
  const { total, rows } = await findUsers(call.queries, organisationId, { conditions, ...page })
  const groups = await findGroupsOf(
    call.queries,
    rows.map(({ id }) => id),
  )
  const users = rows.map((row) => userAnswer(call, row, groups.get(row.id) ?? []))
  return listAnswer(total, page.startIndex, users)
}

export async function readUser(
  call: ReadCall,
  { params }: Parsed<typeof scimUsers.readUser>,
): Promise<User> {
  return answerOf(call, directoryOf(call).organisationId, params.scimUserId)
}

export async function createUser(
  call: CommandCall,
  { body }: Parsed<typeof scimUsers.createUser>,
): Promise<User> {
  const ground = await groundOf(call)
  const { organisationId } = ground
  const { queries, transaction } = call
  const after = sentUser(body, null)
  if ((await countUsers(queries, organisationId)) >= directoryLimits.users) {
    throw refuse('errors.directory.too_many_users', { max: directoryLimits.users })
  }
  await refuseTaken(call, organisationId, after.userName, null)
  const id = await insertUserOf(queries, organisationId, after, transaction.now)
  await keepingAdministrators(call, organisationId, () =>
    followUser(call, ground, { id, before: null, after }),
  )
  await transaction.record({
    action: 'directory.addUser',
    entity: 'directoryUser',
    entityId: id,
    before: null,
    after: told(after),
  })
  return answerOf(call, organisationId, id)
}

export async function replaceUser(
  call: CommandCall,
  { params, body }: Parsed<typeof scimUsers.replaceUser>,
): Promise<User> {
  const ground = await groundOf(call)
  const before = await userOf(call, ground, params.scimUserId)
  return changeUser(call, ground, { id: before.id, before, after: sentUser(body, before) })
}

export async function patchUser(
  call: CommandCall,
  { params, body }: Parsed<typeof scimUsers.patchUser>,
): Promise<User> {
  const ground = await groundOf(call)
  const before = await userOf(call, ground, params.scimUserId)
  const patched = patchedUser(sentPart(before), body.Operations)
  if ('refusal' in patched) {
    throwRefusal(patched.refusal)
    return answerOf(call, ground.organisationId, before.id)
  }
  return changeUser(call, ground, { id: before.id, before, after: short(patched.user) })
}

export async function deleteUser(
  call: CommandCall,
  { params }: Parsed<typeof scimUsers.deleteUser>,
): Promise<void> {
  const ground = await groundOf(call)
  const before = await userOf(call, ground, params.scimUserId)
  const { queries, transaction } = call
  await keepingAdministrators(call, ground.organisationId, () =>
    closeMembership(call, ground, before),
  )
  await markDeleted(queries, before.id, transaction.now)
  await transaction.record({
    action: 'directory.removeUser',
    entity: 'directoryUser',
    entityId: before.id,
    before: told(before),
    after: null,
  })
}

/** The directory that calls, held until its change is done. */
export async function groundOf(call: CommandCall): Promise<Ground> {
  const { organisationId } = directoryOf(call)
  return { organisationId, defaultRole: await lockDirectory(call.queries, organisationId) }
}

async function userOf(call: CommandCall, ground: Ground, id: string): Promise<StoredUser> {
  const user = await findUser(call.queries, ground.organisationId, id)
  if (user === undefined) throw notFound()
  return user
}

async function answerOf(call: ReadCall, organisationId: string, id: string): Promise<User> {
  const user = await findUser(call.queries, organisationId, id)
  if (user === undefined) throw notFound()
  const groups = await findGroupsOf(call.queries, [user.id])
  return userAnswer(call, user, groups.get(user.id) ?? [])
}

async function changeUser(
  call: CommandCall,
  ground: Ground,
  change: UserChange & { readonly before: StoredUser },
): Promise<User> {
  const { id, before, after } = change
  const { queries, transaction } = call
  if (isSame(before, after)) {
    transaction.leaveUnchanged()
    return answerOf(call, ground.organisationId, id)
  }
  if (after.userName !== before.userName) {
    await refuseTaken(call, ground.organisationId, after.userName, id)
  }
  await storeUser(queries, id, after, transaction.now)
  await keepingAdministrators(call, ground.organisationId, () => followUser(call, ground, change))
  await transaction.record({
    action: 'directory.updateUser',
    entity: 'directoryUser',
    entityId: id,
    before: told(before),
    after: told(after),
  })
  return answerOf(call, ground.organisationId, id)
}

async function refuseTaken(
  { queries }: CommandCall,
  organisationId: string,
  userName: string,
  exceptFor: string | null,
): Promise<void> {
  if (await isUserTaken(queries, organisationId, { userName, exceptFor })) {
    throw refuse('errors.directory.user_exists')
  }
}

/**
 * A whole person as sent. What tells whether they work there, and the directory's own id, stay where
 * they are not named: nobody is let in again by a program that leaves a field out.
 */
function sentUser(body: SentUser, known: StoredUser | null): DirectoryUser {
  const text = (value: string | null | undefined) => textOf(value) ?? null
  const active = body.active ?? null
  const read = active === null ? (known?.active ?? true) : booleanOf(active)
  if (read === undefined) throw refuse('errors.directory.value')
  return {
    userName: body.userName,
    externalId: text(body.externalId) ?? known?.externalId ?? null,
    givenName: text(body.name?.givenName),
    familyName: text(body.name?.familyName),
    formatted: text(body.name?.formatted),
    displayName: text(body.displayName),
    email: mainEmail(body.emails ?? []),
    active: read,
  }
}

function sentPart(user: StoredUser): DirectoryUser {
  const { userName, externalId, givenName, familyName, formatted, displayName, email, active } =
    user
  return { userName, externalId, givenName, familyName, formatted, displayName, email, active }
}

/** Refuses what a column does not hold; texts without a path were bounded by the contract. */
function short(user: DirectoryUser): DirectoryUser {
  const isLong = Object.values(user).some(
    (value) => typeof value === 'string' && value.length > directoryLimits.text,
  )
  if (isLong) throw refuse('errors.directory.value')
  return user
}

const parts = [
  'userName',
  'externalId',
  'givenName',
  'familyName',
  'formatted',
  'displayName',
  'email',
  'active',
] as const

function isSame(one: DirectoryUser, other: DirectoryUser): boolean {
  return parts.every((part) => one[part] === other[part])
}

/** What the trail keeps of a person of a directory. */
function told({ userName, email, givenName, familyName, active }: DirectoryUser) {
  return { userName, email, firstName: givenName, lastName: familyName, active }
}
