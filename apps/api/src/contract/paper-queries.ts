import { defaultPolicy, type Indemnities } from '@renfort/domain/remuneration/policy.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import type { PaperFacts } from './paper-facts.ts'

interface VersionKey {
  readonly organisationId: string
  readonly batchId: string
  readonly version: number
}

/** The mission of a version whose paper is not there yet; nothing once it is. */
export async function findVersionWithoutPaper(
  queries: Queries,
  { organisationId, batchId, version }: VersionKey,
) {
  return queries
    .selectFrom('contract_versions as v')
    .innerJoin('contract_batches as b', 'b.id', 'v.batch_id')
    .select(['b.mission_id as missionId', 'v.made_at as madeAt'])
    .where('v.organisation_id', '=', organisationId)
    .where('v.batch_id', '=', batchId)
    .where('v.version', '=', version)
    .where('v.document_key', 'is', null)
    .executeTakeFirst()
}

/** The contracts in force of a batch, with who they are for. */
export async function findContractsOfBatch(
  queries: Queries,
  { organisationId, batchId }: Omit<VersionKey, 'version'>,
) {
  return queries
    .selectFrom('contracts as c')
    .innerJoin('siders as s', 's.id', 'c.sider_id')
    .select([
      'c.position',
      'c.sider_id as siderId',
      's.first_name as firstName',
      's.last_name as lastName',
    ])
    .where('c.organisation_id', '=', organisationId)
    .where('c.batch_id', '=', batchId)
    .where('c.cancelled_at', 'is', null)
    .orderBy('c.position')
    .execute()
}

/** What the company pays beside wages, today. */
export async function findIndemnities(
  queries: Queries,
  organisationId: string,
): Promise<Indemnities> {
  const row = await queries
    .selectFrom('remuneration_policies')
    .select('indemnities')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.indemnities ?? defaultPolicy.indemnities
}

interface Paper {
  readonly facts: PaperFacts
  readonly key: string
  readonly sha256: string
  readonly pages: number
}

/** Keeps the paper of a version; `false` where it had one already. */
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
