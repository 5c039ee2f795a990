import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** Refused calls of a directory that are kept. */
const kept = 20

interface Failure {
  readonly organisationId: string
  readonly at: Instant
  readonly method: string
  readonly path: string
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

export async function insertFailure(queries: Queries, failure: Failure): Promise<void> {
  const { organisationId, at, method, path, key, params } = failure
  const { id } = await queries
    .insertInto('directory_failures')
    .values({
      organisation_id: organisationId,
      at,
      method,
      path: path.slice(0, 400),
      key,
      params: json(params),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const oldest = queries
    .selectFrom('directory_failures')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1)
  await queries
    .deleteFrom('directory_failures')
    .where('organisation_id', '=', organisationId)
    .where('id', '<=', oldest)
    .execute()
}

export async function findFailures(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('directory_failures')
    .select(['at', 'method', 'path', 'key', 'params'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id', 'desc')
    .limit(kept)
    .execute()
}

/** The people whom the directory closed, last ones first. */
export async function findClosedUsers(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('directory_users')
    .select([
      'id',
      'user_name as userName',
      'email',
      'external_id as externalId',
      'given_name as givenName',
      'family_name as familyName',
      'formatted',
      'display_name as displayName',
      'active',
      'closed_at as closedAt',
    ])
    .where('organisation_id', '=', organisationId)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(50)
    .execute()
}
