import type { scimGroups } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  type DirectoryGroup,
  memberIdsOf,
  patchGroup as patchedGroup,
} from '@renfort/domain/directory-sync/directory-group.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { groupFilters, readFilter } from '@renfort/domain/directory-sync/filter.ts'
import { textOf } from '@renfort/domain/directory-sync/operation.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, directoryOf, type ReadCall } from '../platform/http/route.ts'
import {
  addMembers,
  countGroups,
  deleteGroupRow,
  findGroup,
  findGroups,
  findKnownUsers,
  findMembersOf,
  type GroupRow,
  insertGroup,
  isGroupTaken,
  removeMembers,
  storeGroup,
} from './group-queries.ts'
import { followGroups, type Ground, keepingAdministrators } from './roles-of-groups.ts'
import { groupAnswer, listAnswer, pageOf } from './scim-answers.ts'
import { groundOf } from './users.ts'

type Group = Answer<typeof scimGroups.readGroup>

interface AskedAttributes {
  readonly attributes?: string | undefined
  readonly excludedAttributes?: string | undefined
}

/** Whether a directory wants to read the members: Entra ID excludes them. */
function wantsMembers({ attributes, excludedAttributes }: AskedAttributes): boolean {
  const named = (text: string | undefined) =>
    (text ?? '').split(',').some((name) => name.trim().toLowerCase().split('.')[0] === 'members')
  if (named(excludedAttributes)) return false
  return attributes === undefined || attributes === '' || named(attributes)
}

export async function listGroups(
  call: ReadCall,
  { query }: Parsed<typeof scimGroups.listGroups>,
): Promise<Answer<typeof scimGroups.listGroups>> {
  const { organisationId } = directoryOf(call)
  const { filter } = query
  const conditions = filter === undefined || filter === '' ? [] : readFilter(filter, groupFilters)
  if (conditions === null) throw refuse('errors.directory.filter')
  const page = pageOf(query)
  const { total, rows } = await findGroups(call.queries, organisationId, { conditions, ...page })
  const ids = rows.map(({ id }) => id)
  const members = wantsMembers(query) ? await findMembersOf(call.queries, ids) : null
  const found = rows.map((row) =>
    groupAnswer(call, row, members === null ? null : (members.get(row.id) ?? [])),
  )
  return listAnswer(total, page.startIndex, found)
}

export async function readGroup(
  call: ReadCall,
  { params, query }: Parsed<typeof scimGroups.readGroup>,
): Promise<Group> {
  const { organisationId } = directoryOf(call)
  return answerOf(call, organisationId, params.scimGroupId, wantsMembers(query))
}

export async function createGroup(
  call: CommandCall,
  { body }: Parsed<typeof scimGroups.createGroup>,
): Promise<Group> {
  const ground = await groundOf(call)
  const { organisationId } = ground
  const { queries, transaction } = call
  if ((await countGroups(queries, organisationId)) >= directoryLimits.groups) {
    throw refuse('errors.directory.too_many_groups', { max: directoryLimits.groups })
  }
  const sent = { displayName: body.displayName, externalId: textOf(body.externalId) ?? null }
  await refuseTaken(call, organisationId, sent.displayName, null)
  const memberIds = memberIdsOf(body.members) ?? []
  const id = await insertGroup(queries, organisationId, sent, transaction.now)
  await addMembers(queries, { organisationId, id }, await knownMembers(call, ground, memberIds))
  await transaction.record({
    action: 'directory.addGroup',
    entity: 'directoryGroup',
    entityId: id,
    before: null,
    after: { name: sent.displayName, members: memberIds.length },
  })
  return answerOf(call, organisationId, id, true)
}

export async function replaceGroup(
  call: CommandCall,
  { params, body }: Parsed<typeof scimGroups.replaceGroup>,
): Promise<Group> {
  const ground = await groundOf(call)
  const { row, group } = await groupOf(call, ground, params.scimGroupId)
  await changeGroup(call, ground, row, {
    before: group,
    after: {
      displayName: body.displayName,
      externalId: textOf(body.externalId) ?? group.externalId,
      memberIds: new Set(memberIdsOf(body.members)),
    },
  })
  return answerOf(call, ground.organisationId, row.id, true)
}

export async function patchGroup(
  call: CommandCall,
  { params, body }: Parsed<typeof scimGroups.patchGroup>,
): Promise<void> {
  const ground = await groundOf(call)
  const { row, group } = await groupOf(call, ground, params.scimGroupId)
  const patched = patchedGroup(group, body.Operations)
  if ('refusal' in patched) return throwRefusal(patched.refusal)
  await changeGroup(call, ground, row, { before: group, after: patched.group })
}

export async function deleteGroup(
  call: CommandCall,
  { params }: Parsed<typeof scimGroups.deleteGroup>,
): Promise<void> {
  const ground = await groundOf(call)
  const { row, group } = await groupOf(call, ground, params.scimGroupId)
  const { queries, transaction } = call
  await keepingAdministrators(call, ground.organisationId, async () => {
    await deleteGroupRow(queries, row.id)
    await followGroups(call, ground, [...group.memberIds])
  })
  await transaction.record({
    action: 'directory.removeGroup',
    entity: 'directoryGroup',
    entityId: row.id,
    before: { name: row.displayName, role: row.role, members: group.memberIds.size },
    after: null,
  })
}

async function groupOf(
  { queries }: CommandCall,
  { organisationId }: Ground,
  id: string,
): Promise<{ readonly row: GroupRow; readonly group: DirectoryGroup }> {
  const row = await findGroup(queries, organisationId, id)
  if (row === undefined) throw notFound()
  const members = await findMembersOf(queries, [row.id])
  const memberIds = new Set((members.get(row.id) ?? []).map((member) => member.id))
  return { row, group: { displayName: row.displayName, externalId: row.externalId, memberIds } }
}

async function answerOf(
  call: ReadCall,
  organisationId: string,
  id: string,
  withMembers: boolean,
): Promise<Group> {
  const row = await findGroup(call.queries, organisationId, id)
  if (row === undefined) throw notFound()
  const members = withMembers ? await findMembersOf(call.queries, [row.id]) : null
  return groupAnswer(call, row, members === null ? null : (members.get(row.id) ?? []))
}

async function refuseTaken(
  { queries }: CommandCall,
  organisationId: string,
  displayName: string,
  exceptFor: string | null,
): Promise<void> {
  if (await isGroupTaken(queries, organisationId, { displayName, exceptFor })) {
    throw refuse('errors.directory.group_exists')
  }
}

/** The members that a directory names; one that it never told of is refused, and it tells them again. */
async function knownMembers(
  { queries }: CommandCall,
  { organisationId }: Ground,
  ids: Iterable<string>,
): Promise<readonly string[]> {
  const asked = new Set(ids)
  const known = await findKnownUsers(queries, organisationId, [...asked])
  if (known.length !== asked.size) throw refuse('errors.directory.unknown_member')
  return known
}

async function changeGroup(
  call: CommandCall,
  ground: Ground,
  { id }: GroupRow,
  { before, after }: { readonly before: DirectoryGroup; readonly after: DirectoryGroup },
): Promise<void> {
  const { queries, transaction } = call
  const { organisationId } = ground
  if (after.memberIds.size > directoryLimits.members) {
    throw refuse('errors.directory.too_many_members', { max: directoryLimits.members })
  }
  const added = without(after.memberIds, before.memberIds)
  const removed = without(before.memberIds, after.memberIds)
  const isRenamed =
    after.displayName !== before.displayName || after.externalId !== before.externalId
  if (!isRenamed && added.length === 0 && removed.length === 0) return transaction.leaveUnchanged()
  if (isRenamed) {
    await refuseTaken(call, organisationId, after.displayName, id)
    const { displayName, externalId } = after
    if (isLong(displayName) || isLong(externalId ?? '')) throw refuse('errors.directory.value')
  }
  await storeGroup(queries, id, after, transaction.now)
  await keepingAdministrators(call, organisationId, async () => {
    await addMembers(queries, { organisationId, id }, await knownMembers(call, ground, added))
    await removeMembers(queries, id, removed)
    await followGroups(call, ground, [...added, ...removed])
  })
  await transaction.record({
    action: 'directory.updateGroup',
    entity: 'directoryGroup',
    entityId: id,
    before: { name: before.displayName, members: before.memberIds.size },
    after: { name: after.displayName, members: after.memberIds.size },
  })
}

function without(ids: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...ids].filter((id) => !others.has(id))
}

function isLong(text: string): boolean {
  return text.length > directoryLimits.text
}
