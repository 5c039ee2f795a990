import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MotiveDraft, MotiveReason } from '@renfort/domain/mission/motive.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

const columns = [
  'id',
  'organisation_id as organisationId',
  sql<MotiveReason>`reason`.as('reason'),
  'justification',
  'replacements',
  'recruitments',
] as const

/** Saved motives of a company, newest first. */
export async function findMotives(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('motives')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * A motive of a company, locked until the end of the transaction, so that no mission takes it
 * meanwhile.
 */
export async function lockMotive(queries: Queries, organisationId: string, id: string) {
  return queries
    .selectFrom('motives')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function isMotiveUsed(queries: Queries, id: string): Promise<boolean> {
  const mission = await queries
    .selectFrom('missions')
    .select('id')
    .where('motive_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return mission !== undefined
}

export async function insertMotive(
  queries: Queries,
  organisationId: string,
  motive: MotiveDraft,
  now: Instant,
) {
  return queries
    .insertInto('motives')
    .values({
      organisation_id: organisationId,
      reason: motive.reason,
      justification: motive.justification,
      replacements: json(motive.replacements),
      recruitments: json(motive.recruitments),
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function removeMotive(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('motives').where('id', '=', id).execute()
}

export type MotiveRow = Awaited<ReturnType<typeof findMotives>>[number]
