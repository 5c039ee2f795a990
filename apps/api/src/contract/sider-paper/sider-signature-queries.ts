import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { PaperReading } from '@renfort/domain/contract/sider-paper/readings.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { LinkWay } from '@renfort/domain/sider/way-in.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { StoredEvidence } from '../evidence/evidence-queries.ts'

/** A signature of a Sider that still lacks its seal or its evidence, with what both say. */
export async function findIncompleteSignature(queries: Queries, paperId: string) {
  return queries
    .selectFrom('sider_signatures as s')
    .innerJoin('sider_papers as p', 'p.id', 's.paper_id')
    .innerJoin('contract_versions as v', (join) =>
      join.onRef('v.batch_id', '=', 'p.batch_id').onRef('v.version', '=', 'p.version'),
    )
    .innerJoin('contract_batches as b', 'b.id', 'p.batch_id')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .select([
      'p.organisation_id as organisationId',
      'p.sider_id as siderId',
      'p.number',
      'p.version',
      'p.made_at as madeAt',
      'p.document_key as documentKey',
      'p.pages',
      's.document_sha256 as documentSha256',
      's.signed_at as at',
      's.signed_name as name',
      's.opened_at as openedAt',
      's.code_contact as codeContact',
      's.code_sent_at as codeSentAt',
      's.session',
      's.address',
      's.user_agent as userAgent',
      's.consent',
      's.sealed_sha256 as sealedSha256',
      's.sealed_at as sealedAt',
      's.timestamped_at as timestampedAt',
      'm.id as missionId',
      'm.unique_identifier as missionNumber',
    ])
    .select([
      sql<LinkWay>`s.code_through`.as('codeThrough'),
      sql<PaperReading[]>`s.readings`.as('readings'),
      sql<Locale>`s.locale`.as('locale'),
      // The name in the signed document.
      sql<string>`coalesce(v.facts -> 'client' ->> 'name', o.name)`.as('company'),
    ])
    .where('s.paper_id', '=', paperId)
    .where('s.evidence_at', 'is', null)
    .executeTakeFirst()
}

export type IncompleteSignature = NonNullable<Awaited<ReturnType<typeof findIncompleteSignature>>>

interface Sealed {
  readonly key: string
  readonly sha256: string
  readonly at: Instant
  readonly timestampedAt: Instant | null
}

/** Stores the sealed paper of a signature; `false` where it had one already. */
export async function storeSiderSeal(
  queries: Queries,
  paperId: string,
  sealed: Sealed,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sider_signatures')
    .set({
      sealed_key: sealed.key,
      sealed_sha256: sealed.sha256,
      sealed_at: sealed.at,
      timestamped_at: sealed.timestampedAt,
    })
    .where('paper_id', '=', paperId)
    .where('sealed_key', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the evidence file of a signature; `false` where it had one already. */
export async function storeSiderEvidence(
  queries: Queries,
  paperId: string,
  { key, dataKey, sha256, at }: StoredEvidence,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sider_signatures')
    .set({
      evidence_key: key,
      evidence_data_key: dataKey,
      evidence_sha256: sha256,
      evidence_at: at,
    })
    .where('paper_id', '=', paperId)
    .where('evidence_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Signatures of Siders from before a moment that still lack their seal or their evidence. */
export async function findIncompleteBefore(
  queries: Queries,
  before: Instant,
  limit: number,
): Promise<readonly { readonly organisationId: string; readonly paperId: string }[]> {
  return queries
    .selectFrom('sider_signatures')
    .select(['organisation_id as organisationId', 'paper_id as paperId'])
    .where('evidence_at', 'is', null)
    .where('signed_at', '<', before)
    .orderBy('signed_at')
    .limit(limit)
    .execute()
}
