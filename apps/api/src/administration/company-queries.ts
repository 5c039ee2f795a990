import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

function company(queries: Queries, id: string) {
  return queries
    .selectFrom('organisations')
    .select([
      'id',
      'name',
      sql<boolean>`kind = 'parent'`.as('isGroup'),
      'blocked_at as blockedAt',
      'job_descriptions_locked as jobDescriptionsLocked',
    ])
    .where('id', '=', id)
}

export type CompanyStanding = NonNullable<Awaited<ReturnType<typeof findCompany>>>

export async function findCompany(queries: Queries, id: string) {
  return company(queries, id).executeTakeFirst()
}

/** The same, locked until the end of the transaction. */
export async function lockCompany(queries: Queries, id: string) {
  return company(queries, id).forUpdate().executeTakeFirst()
}

export async function saveCompany(
  queries: Queries,
  { id, blockedAt, jobDescriptionsLocked }: SavedCompany,
): Promise<void> {
  await queries
    .updateTable('organisations')
    .set({ blocked_at: blockedAt, job_descriptions_locked: jobDescriptionsLocked })
    .where('id', '=', id)
    .execute()
}

interface SavedCompany {
  readonly id: string
  readonly blockedAt: Instant | null
  readonly jobDescriptionsLocked: boolean
}
