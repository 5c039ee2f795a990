import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { proofColumns } from '../signature-proof.ts'
import type { EvidenceFacts, VersionFacts } from './evidence-facts.ts'

export interface BatchKey {
  readonly organisationId: string
  readonly batchId: string
}

type Found = Omit<EvidenceFacts, 'provider' | 'madeAt' | 'verifyUrl' | 'history'>

/** The data of a sealed signature that has no evidence file yet. */
export async function findUnproven(
  queries: Queries,
  { organisationId, batchId }: BatchKey,
): Promise<Found | null> {
  const row = await queries
    .selectFrom('contract_signatures as s')
    .innerJoin('contract_versions as v', (join) =>
      join.onRef('v.batch_id', '=', 's.batch_id').onRef('v.version', '=', 's.version'),
    )
    .innerJoin('contract_batches as b', 'b.id', 's.batch_id')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .leftJoin('users as u', 'u.id', 's.signed_by')
    .select([
      's.version',
      ...proofColumns,
      's.acting_for_id as actingForId',
      's.acting_for_name as actingForName',
      's.document_sha256 as shown',
      's.sealed_sha256 as sealed',
      's.sealed_at as sealedAt',
      's.timestamped_at as timestampedAt',
      'm.id as missionId',
      'm.unique_identifier as missionNumber',
      'u.id as accountId',
      'u.email',
    ])
    .select([
      sql<Locale>`s.locale`.as('locale'),
      // The name in the signed document.
      sql<string>`coalesce(v.facts -> 'client' ->> 'name', o.name)`.as('company'),
      sql<string[]>`array(
        select c ->> 'number' from jsonb_array_elements(v.facts -> 'contracts')
          with ordinality as listed (c, place)
        order by place)`.as('contracts'),
    ])
    .where('s.organisation_id', '=', organisationId)
    .where('s.batch_id', '=', batchId)
    .where('s.evidence_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.sealed === null || row.sealedAt === null) return null
  const { at, name, session, address, userAgent, locale, consent, pagesRead, pages } = row
  return {
    organisation: { id: organisationId, name: row.company },
    mission: { id: row.missionId, number: row.missionNumber ?? '' },
    batch: { id: batchId, version: row.version, contracts: row.contracts },
    signature: {
      at,
      name,
      account:
        row.accountId === null || row.email === null
          ? null
          : { id: row.accountId, email: row.email },
      session,
      address,
      userAgent,
      locale,
      consent,
      pagesRead,
      pages,
      ...actingForOf(row),
    },
    shown: { sha256: row.shown },
    sealed: { sha256: row.sealed, at: row.sealedAt, timestampedAt: row.timestampedAt },
  }
}

function actingForOf({
  actingForId: id,
  actingForName: name,
}: {
  readonly actingForId: string | null
  readonly actingForName: string | null
}) {
  return id === null || name === null ? {} : { actingFor: { id, name } }
}

/** Every version of a document, in order. */
export async function findHistory(
  queries: Queries,
  { organisationId, batchId }: BatchKey,
): Promise<readonly VersionFacts[]> {
  const rows = await queries
    .selectFrom('contract_versions')
    .select([
      'version',
      'made_at as madeAt',
      'document_sha256 as sha256',
      'contested_at as at',
      'contested_name as name',
      'contested_for_id as actingForId',
      'contested_for_name as actingForName',
      'contest_description as description',
    ])
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .orderBy('version')
    .execute()
  return rows.map(({ version, madeAt, sha256, at, name, description, ...absent }) => ({
    version,
    madeAt,
    sha256,
    contestation:
      at === null || name === null || description === null
        ? null
        : { at, name, ...actingForOf(absent), description },
  }))
}

/** The files of an evidence. */
export interface StoredEvidence {
  readonly key: string
  readonly dataKey: string
  readonly sha256: string
  readonly at: Instant
}

/** Stores the evidence file of a signature; `false` where it had one already. */
export async function storeEvidence(
  queries: Queries,
  { batchId }: BatchKey,
  { key, dataKey, sha256, at }: StoredEvidence,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('contract_signatures')
    .set({
      evidence_key: key,
      evidence_data_key: dataKey,
      evidence_sha256: sha256,
      evidence_at: at,
    })
    .where('batch_id', '=', batchId)
    .where('evidence_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The evidence files of a document; its signature is `null` until somebody signs. */
export async function findEvidence(queries: Queries, { organisationId, batchId }: BatchKey) {
  return queries
    .selectFrom('contract_batches as b')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .leftJoin('contract_signatures as s', 's.batch_id', 'b.id')
    .select([
      'm.unique_identifier as missionNumber',
      's.signed_at as signedAt',
      's.evidence_key as pdf',
      's.evidence_data_key as json',
    ])
    .where('b.organisation_id', '=', organisationId)
    .where('b.id', '=', batchId)
    .executeTakeFirst()
}

interface UnprovenSignature extends BatchKey {
  readonly isSealed: boolean
}

/** Signatures of all companies from before a moment that still lack their seal or evidence. */
export async function findUnprovenBefore(
  queries: Queries,
  before: Instant,
  limit: number,
): Promise<readonly UnprovenSignature[]> {
  return queries
    .selectFrom('contract_signatures')
    .select(['organisation_id as organisationId', 'batch_id as batchId'])
    .select(sql<boolean>`sealed_at is not null`.as('isSealed'))
    .where('evidence_at', 'is', null)
    .where('signed_at', '<', before)
    .orderBy('signed_at')
    .limit(limit)
    .execute()
}
