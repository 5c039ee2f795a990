import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../platform/database/db.ts'

interface NewBatch {
  readonly organisationId: string
  readonly missionId: string
  readonly siderIds: readonly string[]
  /** When the first of them begins. */
  readonly startsAt: Instant
}

/** Opens a batch with one contract for each of these Siders (G-16); answers its id. */
export async function openBatch(
  { queries, now }: Transaction,
  { organisationId, missionId, siderIds, startsAt }: NewBatch,
): Promise<string> {
  const { id } = await queries
    .insertInto('contract_batches')
    .values({
      organisation_id: organisationId,
      mission_id: missionId,
      created_at: now,
      starts_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertContracts(queries, { id, organisationId, missionId, siderIds, now })
  await queries
    .insertInto('contract_versions')
    .values({ batch_id: id, version: 1, organisation_id: organisationId, made_at: now })
    .execute()
  return id
}

/** Numbered after those of the mission, whose row is locked. */
async function insertContracts(
  queries: Queries,
  {
    id,
    organisationId,
    missionId,
    siderIds,
    now,
  }: Omit<NewBatch, 'startsAt'> & { readonly id: string; readonly now: Instant },
): Promise<void> {
  await sql`
    insert into contracts
      (organisation_id, mission_id, batch_id, sider_id, position, created_at)
    select ${organisationId}::uuid, ${missionId}::uuid, ${id}::uuid, w.id, w.place + (
        select coalesce(max(position), 0) from contracts where mission_id = ${missionId}::uuid
      ), ${now}::timestamptz
    from unnest(${siderIds}::uuid[]) with ordinality w (id, place)`.execute(queries)
}
