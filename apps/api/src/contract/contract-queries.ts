import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface OfMission {
  readonly organisationId: string
  readonly missionId: string
}

interface NewBatch extends OfMission {
  readonly startsAt: Instant
  readonly now: Instant
  /** What only a document with amendments has. */
  readonly amendment?: {
    readonly act: AmendmentKind
    readonly reason: EndReason | null
    readonly comment: string | null
    readonly reminded: 'opened'
  }
}

export async function insertBatch(
  queries: Queries,
  { organisationId, missionId, startsAt, now, amendment }: NewBatch,
): Promise<string> {
  const { id } = await queries
    .insertInto('contract_batches')
    .values({
      organisation_id: organisationId,
      mission_id: missionId,
      created_at: now,
      starts_at: startsAt,
      ...amendment,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the contracts of a document, numbered after those of the mission, whose row is locked. */
export async function insertContracts(
  queries: Queries,
  {
    id,
    organisationId,
    missionId,
    siderIds,
    now,
  }: OfMission & {
    readonly id: string
    readonly siderIds: readonly string[]
    readonly now: Instant
  },
): Promise<void> {
  await sql`
    with made as (insert into contracts
      (organisation_id, mission_id, batch_id, sider_id, position, created_at)
    select ${organisationId}::uuid, ${missionId}::uuid, ${id}::uuid, w.id, w.place + (
        select coalesce(max(position), 0) from contracts where mission_id = ${missionId}::uuid
      ), ${now}::timestamptz
    from unnest(${siderIds}::uuid[]) with ordinality w (id, place)
    returning id)
    insert into contract_documents (batch_id, contract_id, organisation_id, number)
    select ${id}::uuid, id, ${organisationId}::uuid, 0 from made`.execute(queries)
}

/** Cancels the contract of a Sider who has no shifts of a mission left. */
export async function cancelContract(
  queries: Queries,
  { missionId, siderId }: { readonly missionId: string; readonly siderId: string },
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('contracts')
    .set({ cancelled_at: now })
    .where('mission_id', '=', missionId)
    .where('sider_id', '=', siderId)
    .where('cancelled_at', 'is', null)
    .execute()
}

/** The unsigned documents with a contract of these Siders, cancelled ones included; locked. */
export async function lockUnsigned(
  queries: Queries,
  { organisationId, missionId, siderIds }: OfMission & { readonly siderIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from contract_batches b
    where b.organisation_id = ${organisationId}::uuid and b.mission_id = ${missionId}::uuid
      and b.status <> 'signed' and exists (
        select from contract_documents d join contracts c on c.id = d.contract_id
        where d.batch_id = b.id and c.sider_id = any(${siderIds}::uuid[])
      )
    order by b.id for update of b`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * Stores the first start among the contracts of a document after the shifts of its Siders changed;
 * reminders of another start no longer count. The start of an amendment never changes.
 */
export async function followStart(queries: Queries, batchId: string): Promise<void> {
  await sql`
    update contract_batches b set starts_at = f.starts_at, reminded = null
    from (select start_of_batch(${batchId}::uuid) as starts_at) f
    where b.id = ${batchId}::uuid and f.starts_at <> b.starts_at`.execute(queries)
}
