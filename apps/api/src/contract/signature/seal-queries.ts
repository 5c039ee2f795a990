import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { proofColumns } from '../signature-proof.ts'

interface BatchKey {
  readonly organisationId: string
  readonly batchId: string
}

/** A signature without a sealed document, with the document that was shown. */
export async function findUnsealed(queries: Queries, { organisationId, batchId }: BatchKey) {
  return queries
    .selectFrom('contract_signatures as s')
    .innerJoin('contract_versions as v', (join) =>
      join.onRef('v.batch_id', '=', 's.batch_id').onRef('v.version', '=', 's.version'),
    )
    .innerJoin('contract_batches as b', 'b.id', 's.batch_id')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .select([
      's.version',
      's.document_sha256 as documentSha256',
      ...proofColumns,
      's.acting_for_name as actingFor',
      'v.document_key as documentKey',
      'm.unique_identifier as missionNumber',
    ])
    .select(
      sql<{ position: number; amendment: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'position', c.position, 'amendment', d.number) order by c.position), '[]')
        from contract_documents d join contracts c on c.id = d.contract_id
        where d.batch_id = b.id and c.cancelled_at is null)`.as('places'),
    )
    .where('s.organisation_id', '=', organisationId)
    .where('s.batch_id', '=', batchId)
    .where('s.sealed_key', 'is', null)
    .executeTakeFirst()
}

/** Stores the sealed document of a signature; `false` where it had one already. */
export async function storeSealed(
  queries: Queries,
  { batchId }: BatchKey,
  sealed: {
    readonly key: string
    readonly sha256: string
    readonly at: Instant
    readonly timestampedAt: Instant | null
  },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('contract_signatures')
    .set({
      sealed_key: sealed.key,
      sealed_sha256: sealed.sha256,
      sealed_at: sealed.at,
      timestamped_at: sealed.timestampedAt,
    })
    .where('batch_id', '=', batchId)
    .where('sealed_key', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
