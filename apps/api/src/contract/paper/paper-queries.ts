import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import type { PaperTerms } from '@renfort/domain/contract/paper/changed-terms.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import type { PaperFacts } from './paper-facts.ts'

interface VersionKey {
  readonly organisationId: string
  readonly batchId: string
  readonly version: number
}

/** The mission of a version, and whether its PDF exists. */
export async function findVersion(
  queries: Queries,
  { organisationId, batchId, version }: VersionKey,
) {
  return queries
    .selectFrom('contract_versions as v')
    .innerJoin('contract_batches as b', 'b.id', 'v.batch_id')
    .select([
      'b.mission_id as missionId',
      'b.starts_at as startsAt',
      'b.reason',
      'b.comment',
      'v.made_at as madeAt',
      sql<DocumentKind>`b.act`.as('kind'),
      sql<boolean>`v.document_key is not null`.as('hasPaper'),
    ])
    .where('v.organisation_id', '=', organisationId)
    .where('v.batch_id', '=', batchId)
    .where('v.version', '=', version)
    .$narrowType<{ reason: EndReason | null }>()
    .executeTakeFirst()
}

/**
 * The contracts in force that a document creates or amends, with their Siders: the terms before an
 * amendment, and those before a later one, which are then the terms of this document.
 */
export async function findContractsOfBatch(
  queries: Queries,
  { organisationId, batchId }: Omit<VersionKey, 'version'>,
) {
  return queries
    .selectFrom('contract_documents as d')
    .innerJoin('contracts as c', 'c.id', 'd.contract_id')
    .innerJoin('siders as s', 's.id', 'c.sider_id')
    .leftJoin('contract_documents as next', (join) =>
      join
        .onRef('next.contract_id', '=', 'd.contract_id')
        .on('next.number', '=', sql<number>`d.number + 1`),
    )
    .select([
      'c.id as contractId',
      'c.position',
      'd.number as amendment',
      'c.sider_id as siderId',
      'c.created_at as since',
      's.first_name as firstName',
      's.last_name as lastName',
      'd.terms_before as before',
      'next.terms_before as after',
    ])
    .where('c.organisation_id', '=', organisationId)
    .where('d.batch_id', '=', batchId)
    .where('c.cancelled_at', 'is', null)
    .orderBy('c.position')
    .execute()
}

interface Paper {
  readonly facts: PaperFacts
  readonly key: string
  readonly sha256: string
  readonly pages: number
}

/** Stores the PDF of a version; `false` where it had one already. */
export async function storePaper(
  queries: Queries,
  { batchId, version }: VersionKey,
  { facts, key, sha256, pages }: Paper,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('contract_versions')
    .set({
      facts: sql`${json(facts)}::jsonb`,
      document_key: key,
      document_sha256: sha256,
      pages,
    })
    .where('batch_id', '=', batchId)
    .where('version', '=', version)
    .where('document_key', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The content of the last PDF of a document, which may belong to an earlier version. */
export async function findLastPaper(
  queries: Queries,
  batchId: string,
): Promise<{ readonly version: number; readonly terms: PaperTerms } | undefined> {
  const { rows } = await sql<{ version: number; terms: PaperTerms }>`
    select version, facts as terms from contract_versions
    where batch_id = ${batchId}::uuid and jsonb_exists(facts, 'contracts')
    order by version desc limit 1`.execute(queries)
  return rows[0]
}
