import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { PaperReading } from '@renfort/domain/contract/sider-paper/readings.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LinkWay } from '@renfort/domain/sider/way-in.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Enough for several years of short missions; it keeps the answer bounded. */
const mostListed = 200

/** Papers of a Sider; only what the role of a Sider may read is named here. */
function papers(queries: Queries, siderId: string) {
  return queries
    .selectFrom('sider_papers as p')
    .innerJoin('contracts as c', 'c.id', 'p.contract_id')
    .innerJoin('contract_batches as b', 'b.id', 'p.batch_id')
    .innerJoin('missions as m', 'm.id', 'c.mission_id')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .leftJoin('sider_signatures as s', 's.paper_id', 'p.id')
    .select([
      'p.id',
      'p.organisation_id as organisationId',
      'p.number',
      'p.version',
      'p.first_day as firstDay',
      'p.last_day as lastDay',
      'p.made_at as madeAt',
      'p.pages',
      'p.opened_at as openedAt',
      'p.document_key as documentKey',
      'p.document_sha256 as documentSha256',
      'm.id as missionId',
      'm.name',
      'm.job_title_id as jobTitleId',
      'o.name as companyName',
      's.signed_at as signedAt',
      's.sealed_key as sealedKey',
      's.evidence_key as evidenceKey',
      'b.version as current',
      'm.archived as isWithdrawn',
      sql<boolean>`c.cancelled_at is not null`.as('isCancelled'),
      sql<boolean>`s.paper_id is not null`.as('isSigned'),
      sql<TimeZone>`m.time_zone`.as('timeZone'),
      sql<DocumentKind>`b.act`.as('kind'),
      sql<ContractStatus>`b.status`.as('status'),
    ])
    .where('p.sider_id', '=', siderId)
}

export type PaperRow = Awaited<ReturnType<typeof findPapers>>[number]

/** The papers of a Sider, the latest first; those of one version in the order of their numbers. */
export async function findPapers(queries: Queries, siderId: string) {
  return papers(queries, siderId)
    .orderBy('p.first_day', 'desc')
    .orderBy('p.number', 'desc')
    .orderBy('p.version', 'desc')
    .limit(mostListed)
    .execute()
}

interface PaperKey {
  readonly siderId: string
  readonly id: string
}

export async function findPaper(queries: Queries, { siderId, id }: PaperKey) {
  return papers(queries, siderId).where('p.id', '=', id).executeTakeFirst()
}

/**
 * The same, locked until the end of the transaction, with the document of the company: neither gets
 * a newer version, nor is it contested, while the Sider signs.
 */
export async function lockPaper(queries: Queries, key: PaperKey) {
  await sql`
    select p.id from sider_papers p
    join contracts c on c.id = p.contract_id join contract_batches b on b.id = p.batch_id
    where p.id = ${key.id}::uuid and p.sider_id = ${key.siderId}::uuid
    for update of b, c, p`.execute(queries)
  return findPaper(queries, key)
}

/** Stores when a paper was first opened; answers that moment, `undefined` for an unknown paper. */
export async function storeOpening(
  queries: Queries,
  { siderId, id }: PaperKey,
  now: Instant,
): Promise<{ readonly openedAt: Instant; readonly organisationId: string } | undefined> {
  const { rows } = await sql<{ openedAt: Instant; organisationId: string }>`
    update sider_papers set opened_at = coalesce(opened_at, ${now}::timestamptz)
    where id = ${id}::uuid and sider_id = ${siderId}::uuid
    returning opened_at as "openedAt", organisation_id as "organisationId"`.execute(queries)
  return rows[0]
}

interface NewSignature extends PaperKey {
  readonly organisationId: string
  readonly at: Instant
  readonly name: string
  readonly documentSha256: string
  readonly openedAt: Instant
  readonly readings: readonly PaperReading[]
  readonly code: { readonly through: LinkWay; readonly contact: string; readonly sentAt: Instant }
  readonly session: string
  readonly address: string
  readonly userAgent: string | null
  readonly locale: string
  readonly consent: string
}

export async function insertSiderSignature(
  queries: Queries,
  { code, ...signature }: NewSignature,
): Promise<void> {
  await queries
    .insertInto('sider_signatures')
    .values({
      paper_id: signature.id,
      organisation_id: signature.organisationId,
      sider_id: signature.siderId,
      signed_at: signature.at,
      signed_name: signature.name,
      document_sha256: signature.documentSha256,
      opened_at: signature.openedAt,
      readings: [...signature.readings],
      code_through: code.through,
      code_contact: code.contact,
      code_sent_at: code.sentAt,
      session: signature.session,
      address: signature.address,
      user_agent: signature.userAgent,
      locale: signature.locale,
      consent: signature.consent,
    })
    .execute()
}

/** The documents of which a Sider has no paper of the version in force yet. */
export async function findAwaited(queries: Queries, siderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id
    from contracts c
    join contract_documents d on d.contract_id = c.id
    join contract_batches b on b.id = d.batch_id
    where c.sider_id = ${siderId}::uuid and c.cancelled_at is null and not exists (
      select from sider_papers p
      where p.batch_id = b.id and p.version = b.version and p.contract_id = c.id
    )`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Where a Sider is reached. */
export async function findReach(queries: Queries, siderId: string) {
  return queries
    .selectFrom('siders')
    .select(['email', 'phone_number as phoneNumber'])
    .where('id', '=', siderId)
    .executeTakeFirst()
}
