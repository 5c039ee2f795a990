import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { documentNumber } from '../document-number.ts'
import type { PaperFacts } from '../paper/paper-facts.ts'
import { findContractsOfBatch } from '../paper/paper-queries.ts'

export interface VersionKey {
  readonly organisationId: string
  readonly batchId: string
  readonly version: number
}

/** A contract of a version, for which its Sider has no paper yet. */
export interface MissingPaper {
  readonly contractId: string
  readonly siderId: string
  readonly number: string
}

/**
 * The facts of the PDF of a version, and its contracts in force without a paper of their Sider;
 * `null` where the version has no PDF.
 */
export async function findMissingPapers(
  queries: Queries,
  key: VersionKey,
): Promise<{ readonly facts: PaperFacts; readonly missing: readonly MissingPaper[] } | null> {
  const { rows } = await sql<{ facts: PaperFacts }>`
    select facts from contract_versions
    where organisation_id = ${key.organisationId}::uuid and batch_id = ${key.batchId}::uuid
      and version = ${key.version} and jsonb_exists(facts, 'contracts')`.execute(queries)
  const [found] = rows
  if (found === undefined) return null
  const made = await queries
    .selectFrom('sider_papers')
    .select('contract_id as id')
    .where('batch_id', '=', key.batchId)
    .where('version', '=', key.version)
    .execute()
  const known = new Set(made.map(({ id }) => id))
  const contracts = await findContractsOfBatch(queries, key)
  const missing = contracts.flatMap((contract) =>
    known.has(contract.contractId)
      ? []
      : {
          contractId: contract.contractId,
          siderId: contract.siderId,
          number: documentNumber(found.facts.mission.number, contract),
        },
  )
  return { facts: found.facts, missing }
}

interface NewPaper extends VersionKey, MissingPaper {
  readonly firstDay: string
  readonly lastDay: string
  readonly madeAt: Instant
  readonly key: string
  readonly sha256: string
  readonly pages: number
}

/** Stores the paper of a Sider; `false` where there was one already. */
export async function insertSiderPaper(queries: Queries, paper: NewPaper): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into sider_papers (organisation_id, sider_id, contract_id, batch_id, version, number,
      first_day, last_day, made_at, document_key, document_sha256, pages)
    values (${paper.organisationId}, ${paper.siderId}, ${paper.contractId}, ${paper.batchId},
      ${paper.version}, ${paper.number}, ${paper.firstDay}, ${paper.lastDay}, ${paper.madeAt},
      ${paper.key}, ${paper.sha256}, ${paper.pages})
    on conflict (batch_id, version, contract_id) do nothing
    returning id`.execute(queries)
  return rows.length > 0
}

/** Versions in force with a PDF whose work is not over, where a Sider has no paper yet. */
export async function findVersionsWithoutPapers(
  queries: Queries,
  now: Instant,
  limit: number,
): Promise<readonly VersionKey[]> {
  const { rows } = await sql<VersionKey>`
    select b.organisation_id as "organisationId", b.id as "batchId", b.version
    from contract_batches b
    join contract_versions v on v.batch_id = b.id and v.version = b.version
    join missions m on m.id = b.mission_id
    where m.ends_at > ${now}::timestamptz and jsonb_exists(v.facts, 'contracts') and exists (
      select from contract_documents d join contracts c on c.id = d.contract_id
      where d.batch_id = b.id and c.cancelled_at is null and not exists (
        select from sider_papers p
        where p.batch_id = b.id and p.version = b.version and p.contract_id = c.id))
    order by b.starts_at, b.id limit ${limit}`.execute(queries)
  return rows
}
