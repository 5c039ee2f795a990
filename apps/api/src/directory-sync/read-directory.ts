import type { directories } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { accountName } from '@renfort/domain/directory-sync/directory-sync.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { findVerifiedDomains } from '../single-sign-on/domain-queries.ts'
import { toToken } from './directory-tokens.ts'
import { findClosedUsers, findFailures } from './failure-queries.ts'
import { findCountedGroups } from './group-queries.ts'
import { scimBase } from './scim-answers.ts'
import { findDefaultRole, findTokens } from './token-queries.ts'
import { findUsers } from './user-queries.ts'

type Read = typeof directories.readDirectory

export async function readDirectory(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  const { queries } = call
  const active = [{ attribute: 'active', value: true }] as const
  const members = await findUsers(queries, organisationId, {
    conditions: active,
    offset: 0,
    limit: 0,
  })
  const closed = await findClosedUsers(queries, organisationId)
  const tokens = await findTokens(queries, organisationId)
  return {
    address: scimBase(call),
    domains: [...(await findVerifiedDomains(queries, organisationId))],
    defaultRole: await findDefaultRole(queries, organisationId),
    tokens: tokens.map(toToken),
    groups: await findCountedGroups(queries, organisationId),
    members: members.total,
    closed: closed.flatMap(({ closedAt, ...user }) =>
      closedAt === null
        ? []
        : [{ id: user.id, name: fullName(accountName(user)), userName: user.userName, closedAt }],
    ),
    failures: await findFailures(queries, organisationId),
  }
}
