import type { directories } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { findCountedGroup, findMembersOf, storeGroupRole } from './group-queries.ts'
import { followGroups, keepingAdministrators } from './roles-of-groups.ts'
import { lockDirectory, openDirectory, storeDefaultRole } from './token-queries.ts'

type SetDefault = typeof directories.setDefaultRole

export async function setDefaultRole(
  call: CommandCall,
  { params, body }: Parsed<SetDefault>,
): Promise<Answer<SetDefault>> {
  const organisationId = ownOrganisation(call, params.id)
  const { queries, transaction } = call
  const before = await openDirectory(queries, organisationId, transaction.now)
  const { role } = body
  if (before === role) {
    transaction.leaveUnchanged()
    return { role }
  }
  await storeDefaultRole(queries, organisationId, role)
  await transaction.record({
    action: 'directory.setDefaultRole',
    entity: 'directory',
    entityId: organisationId,
    before: { role: before },
    after: { role },
  })
  return { role }
}

type SetGroup = typeof directories.setGroupRole

export async function setGroupRole(
  call: CommandCall,
  { params, body }: Parsed<SetGroup>,
): Promise<Answer<SetGroup>> {
  const organisationId = ownOrganisation(call, params.id)
  const { queries, transaction } = call
  const defaultRole = await lockDirectory(queries, organisationId)
  const before = await findCountedGroup(queries, organisationId, params.directoryGroupId)
  if (before === undefined) throw notFound()
  const { role } = body
  if (before.role === role) {
    transaction.leaveUnchanged()
    return before
  }
  const members = await findMembersOf(queries, [before.id])
  const ids = (members.get(before.id) ?? []).map(({ id }) => id)
  await keepingAdministrators(call, organisationId, async () => {
    await storeGroupRole(queries, before.id, role)
    await followGroups(call, { organisationId, defaultRole }, ids)
  })
  await transaction.record({
    action: 'directory.setGroupRole',
    entity: 'directoryGroup',
    entityId: before.id,
    before: { name: before.name, role: before.role },
    after: { name: before.name, role },
  })
  return { ...before, role }
}
