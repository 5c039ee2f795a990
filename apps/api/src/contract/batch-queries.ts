import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type AliasedExpression, CompiledQuery, type Selectable, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { Schema } from '../platform/database/db-types.gen.ts'
import { json } from '../platform/database/json-columns.ts'

/** A document as lists show it: with its mission, the PDF of its version and its signature. */
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

interface BatchKey {
  readonly organisationId: string
  readonly id: string
}

type StoredBatches = AliasedExpression<Selectable<Schema['contract_batches']>, 'b'>

function batches(queries: Queries, stored: StoredBatches) {
  return queries
    .selectFrom(stored)
    .innerJoin('organisations as o', 'o.id', 'b.organisation_id')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .innerJoin('contract_versions as v', (join) =>
      join.onRef('v.batch_id', '=', 'b.id').onRef('v.version', '=', 'b.version'),
    )
    .leftJoin('contract_signatures as s', 's.batch_id', 'b.id')
    .leftJoin('users as g', 'g.id', 'm.manager_id')
    .select([
      'b.id',
      'b.organisation_id as organisationId',
      'o.name as companyName',
      'b.mission_id as missionId',
      'b.version',
      'b.starts_at as startsAt',
      sql<DocumentKind>`b.act`.as('kind'),
      sql<ContractStatus>`b.status`.as('status'),
      // As it was frozen when the mission was posted, before any contract.
      sql<TimeZone>`m.time_zone`.as('timeZone'),
      'm.name',
      sql<boolean>`m.is_flexible_planning is true`.as('isFlexible'),
      'm.job_title_id as jobTitleId',
      'm.unique_identifier as missionNumber',
      'm.manager_id as managerId',
      'm.created_by as createdBy',
      'g.first_name as managerFirstName',
      'g.last_name as managerLastName',
      'v.document_key as documentKey',
      'v.document_sha256 as documentSha256',
      'v.pages',
      'v.made_at as madeAt',
      sql<{ position: number; amendment: number } | null>`(
        select json_build_object('position', c.position, 'amendment', d.number)
        from contract_documents d join contracts c on c.id = d.contract_id
        where d.batch_id = b.id and c.id = any(b.contract_ids)
        order by c.position limit 1)`.as('first'),
      'v.contested_at as contestedAt',
      'v.contested_name as contestedName',
      'v.contested_for_name as contestedForName',
      'v.contest_description as contestDescription',
      'v.note',
      'v.changes',
      's.signed_at as signedAt',
      's.signed_name as signedName',
      's.acting_for_name as actingForName',
      's.sealed_key as sealedKey',
      's.evidence_at as evidenceAt',
      // One for each Sider whose contract is not cancelled, in the order of their numbers.
      'b.contract_ids as contractIds',
    ])
}

/**
 * The filter of each list of documents, written so that its index serves. A document whose Siders
 * have all left the mission has nobody to sign for.
 */
export const batchesThatAre = {
  signed: sql<boolean>`status = 'signed'`,
  toSign: sql<boolean>`status <> 'signed' and contract_ids <> '{}'`,
  unsigned: sql<boolean>`status = 'unsigned' and status <> 'signed' and contract_ids <> '{}'`,
} as const

interface BatchPage {
  readonly organisationIds: readonly string[]
  /** The reader whose progress is shown: pages of the current version that they have seen. */
  readonly readerId: string
  readonly signed: boolean
  readonly limit: number
  readonly offset: number
}

/** A document of a page, with the reader's progress and the number of all documents. */
type PageRow = BatchRow & { readonly pagesRead: number; readonly total: number }

/**
 * A page of the signed or the unsigned documents, the latest start first (CTR-06), with their total
 * number.
 */
export async function findBatchPage(
  queries: Queries,
  { organisationIds, readerId, signed, limit, offset }: BatchPage,
) {
  const which = signed ? 'signed' : 'toSign'
  const text = (pageTexts[which] ??= pageQuery(queries, which).compile().sql)
  const last = offset + limit
  const parameters = [readerId, organisationIds, organisationIds, last, limit, offset]
  const { rows } = await queries.executeQuery<PageRow>(CompiledQuery.raw(text, parameters))
  const [first] = rows
  const isBeyond = first === undefined && offset > 0
  const total = isBeyond ? await countBatches(queries, organisationIds, which) : (first?.total ?? 0)
  return { rows, total }
}

type Which = keyof typeof batchesThatAre

/** Building the statement of a page takes longer than running it, so its text is built once. */
const pageTexts: Partial<Record<Which, string>> = {}

function pageQuery(queries: Queries, which: Which) {
  // The index alone finds the first ones of each company, and joins come after, so that other
  // documents are not read.
  const page = sql<Selectable<Schema['contract_batches']>>`(
    select p.* from unnest(${[]}::uuid[]) c (id)
    cross join lateral (
      select * from contract_batches
      where organisation_id = c.id and ${batchesThatAre[which]}
      order by starts_at desc, id limit ${0}
    ) p
    order by p.starts_at desc, p.id limit ${0} offset ${0}
  )`.as<'b'>('b')
  return batches(queries, page)
    .select(
      sql<number>`coalesce((
        select r.pages_read from contract_readings r
        where r.batch_id = b.id and r.version = b.version and r.user_id = ${''}), 0)`.as(
        'pagesRead',
      ),
    )
    .select(counting(queries, [], which).as('total'))
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
}

/** The number of documents: signed, to sign including contested ones, or to sign without them. */
export async function countBatches(
  queries: Queries,
  organisationIds: readonly string[],
  which: Which,
): Promise<number> {
  return (await counting(queries, organisationIds, which).executeTakeFirstOrThrow()).total
}

function counting(queries: Queries, organisationIds: readonly string[], which: Which) {
  return queries
    .selectFrom('contract_batches')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(sql<boolean>`organisation_id = any(${organisationIds}::uuid[])`)
    .where(batchesThatAre[which])
}

export async function findBatch(queries: Queries, { organisationId, id }: BatchKey) {
  const stored = queries
    .selectFrom('contract_batches')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
  return batches(queries, stored.as('b')).executeTakeFirst()
}

/**
 * The document, locked until the end of the transaction: every action on one starts here. It is
 * read after the lock, so that a transaction that waited sees a signature made in between. If
 * everybody left before a signature, nobody can act on it (N-42).
 */
export async function lockBatch(queries: Queries, key: BatchKey): Promise<BatchRow | undefined> {
  await queries
    .selectFrom('contract_batches')
    .select('id')
    .where('organisation_id', '=', key.organisationId)
    .where('id', '=', key.id)
    .forUpdate()
    .execute()
  const batch = await findBatch(queries, key)
  return batch === undefined || isCancelled(batch) ? undefined : batch
}

export async function storeStatus(
  queries: Queries,
  id: string,
  changes: { readonly status: ContractStatus; readonly version?: number },
): Promise<void> {
  await queries.updateTable('contract_batches').set(changes).where('id', '=', id).execute()
}

/** The contracts of a document with their Siders, in the order of their numbers. */
export async function findContracts(queries: Queries, { organisationId, id }: BatchKey) {
  return queries
    .selectFrom('contract_documents as d')
    .innerJoin('contracts as c', 'c.id', 'd.contract_id')
    .innerJoin('siders as w', 'w.id', 'c.sider_id')
    .select([
      'c.id',
      'c.position',
      'c.sider_id as siderId',
      'd.number as amendment',
      'w.first_name as firstName',
      'w.last_name as lastName',
      'c.cancelled_at as cancelledAt',
    ])
    .where('c.organisation_id', '=', organisationId)
    .where('d.batch_id', '=', id)
    .orderBy('c.position')
    .execute()
}

/** The earlier versions of a document, the latest first. */
export async function findFormerVersions(
  queries: Queries,
  { organisationId, id, version }: BatchKey & { readonly version: number },
) {
  return queries
    .selectFrom('contract_versions')
    .select([
      'version',
      'made_at as madeAt',
      'document_key as documentKey',
      'contested_at as contestedAt',
      'contested_name as contestedName',
      'contested_for_name as contestedForName',
      'contest_description as contestDescription',
      'note',
      'changes',
    ])
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .execute()
}

/** Adds the next version of a document; its PDF is made later. */
export async function insertVersion(
  queries: Queries,
  {
    organisationId,
    id,
    version,
    madeAt,
    madeBy,
    note = null,
    changes = null,
  }: BatchKey & {
    readonly version: number
    readonly madeAt: Instant
    readonly madeBy: string | null
    readonly note?: string | null
    readonly changes?: VersionChanges | null
  },
): Promise<void> {
  await queries
    .insertInto('contract_versions')
    .values({
      batch_id: id,
      version,
      organisation_id: organisationId,
      made_at: madeAt,
      made_by: madeBy,
      note,
      changes: changes === null ? null : json(changes),
    })
    .execute()
}

/** Stores who contested the current version, and why. */
export async function storeContestation(
  queries: Queries,
  { id, version }: Pick<BatchRow, 'id' | 'version'>,
  by: {
    readonly userId: string
    readonly name: string
    /** In whose place they did; `null` for nobody. */
    readonly actingFor: { readonly id: string; readonly name: string } | null
    readonly description: string
    readonly at: Instant
  },
): Promise<void> {
  await queries
    .updateTable('contract_versions')
    .set({
      contested_at: by.at,
      contested_by: by.userId,
      contested_name: by.name,
      contested_for_id: by.actingFor?.id ?? null,
      contested_for_name: by.actingFor?.name ?? null,
      contest_description: by.description,
    })
    .where('batch_id', '=', id)
    .where('version', '=', version)
    .execute()
}
