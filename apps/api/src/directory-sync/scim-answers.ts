import type { scimGroups, scimUsers } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { scimSchemas } from '@renfort/contract/directory-sync/scim-fields.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { apiBase } from '../platform/api-base.ts'
import type { Call } from '../platform/http/route.ts'
import type { GroupRow, MemberRow } from './group-queries.ts'
import type { StoredUser } from './user-queries.ts'

/** Where a directory sends its calls. */
export function scimBase({ services }: Pick<Call, 'services'>): string {
  return `${services.publicUrl()}${apiBase}/scim/v2`
}

type User = Answer<typeof scimUsers.readUser>

/** What is absent is left out: Entra ID takes `null` for a value. */
function given<Value>(name: string, value: Value | null): Record<string, Value> {
  return value === null ? {} : { [name]: value }
}

export function userAnswer(
  call: Pick<Call, 'services'>,
  user: StoredUser,
  groups: readonly { readonly id: string; readonly name: string }[],
): User {
  const name = {
    ...given('givenName', user.givenName),
    ...given('familyName', user.familyName),
    ...given('formatted', user.formatted),
  }
  return {
    schemas: [scimSchemas.user],
    id: user.id,
    ...given('externalId', user.externalId),
    userName: user.userName,
    ...(Object.keys(name).length === 0 ? {} : { name }),
    ...given('displayName', user.displayName),
    ...(user.email === null
      ? {}
      : { emails: [{ value: user.email, type: 'work' as const, primary: true as const }] }),
    active: user.active,
    groups: groups.map(({ id, name: display }) => ({ value: id, display })),
    meta: metaOf(call, 'User', user),
  }
}

type Group = Answer<typeof scimGroups.readGroup>

/** `members` is `null` where the directory excludes them. */
export function groupAnswer(
  call: Pick<Call, 'services'>,
  group: GroupRow,
  members: readonly MemberRow[] | null,
): Group {
  return {
    schemas: [scimSchemas.group],
    id: group.id,
    ...given('externalId', group.externalId),
    displayName: group.displayName,
    ...(members === null
      ? {}
      : { members: members.map(({ id, userName }) => ({ value: id, display: userName })) }),
    meta: metaOf(call, 'Group', group),
  }
}

function metaOf(
  call: Pick<Call, 'services'>,
  resourceType: 'User' | 'Group',
  row: { readonly id: string; readonly createdAt: Instant; readonly updatedAt: Instant },
) {
  return {
    resourceType,
    created: row.createdAt,
    lastModified: row.updatedAt,
    location: `${scimBase(call)}/${resourceType}s/${row.id}`,
  }
}

interface AskedPage {
  readonly startIndex?: number | undefined
  readonly count?: number | undefined
}

/** The page that is asked for; numbers out of bounds are brought back into them (RFC 7644 §3.4.2.4). */
export function pageOf({ startIndex = 1, count = 100 }: AskedPage) {
  const first = Math.min(Math.max(1, Math.trunc(startIndex)), 1_000_000)
  const limit = Math.min(Math.max(0, Math.trunc(count)), directoryLimits.page)
  return { startIndex: first, offset: first - 1, limit }
}

export function listAnswer<Resource>(
  total: number,
  startIndex: number,
  resources: readonly Resource[],
) {
  return {
    schemas: [scimSchemas.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: [...resources],
  }
}
