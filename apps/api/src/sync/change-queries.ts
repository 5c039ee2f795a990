import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { SyncKind } from '@renfort/domain/sync/sync.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { recordTexts, type Records } from './record-queries.ts'

/** Changes that are numbered at once, and how often before a page is answered. */
const numberedAtOnce = 5_000
const numberedBeforeAPage = 4

/**
 * Gives the records of a company that changed their places, and returns whether more wait than one
 * page should wait for.
 */
export async function numberRecords(
  queries: Queries,
  organisationId: string,
  now: Instant,
  most = numberedBeforeAPage,
): Promise<boolean> {
  for (let times = 0; times < most; times += 1) {
    const { rows } = await sql<{ more: boolean }>`
      select number_records(${organisationId}::uuid, ${now}::timestamptz,
        ${numberedAtOnce}::integer) as more`.execute(queries)
    if (rows[0]?.more !== true) return false
  }
  return true
}

interface ListOfCompany {
  readonly organisationId: string
  readonly kind: SyncKind
}

interface Standing {
  /** The last place of the company. */
  readonly last: number
  /** The last place of a record that is gone and was forgotten. */
  readonly swept: number
  /** The place before the first change since an instant; `null` where nothing changed since. */
  readonly before: number | null
}

/** How far the places of a company go, and where the changes since an instant begin. */
export async function findStanding(
  queries: Queries,
  { organisationId, kind, since }: ListOfCompany & { readonly since: Instant | null },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select last, swept, (
      select sequence - 1 from numbered_records
      where organisation_id = ${organisationId}::uuid and kind = ${kind}
        and changed_at >= ${since}::timestamptz
      order by changed_at, sequence limit 1
    ) as before
    from record_counters where organisation_id = ${organisationId}::uuid`.execute(queries)
  return rows[0] ?? { last: 0, swept: 0, before: null }
}

interface Place {
  readonly id: string
  readonly sequence: number
  readonly changedAt: Instant
}

/** A record that changed: as it is now, or none where it is none of the list. */
export type ChangedRow<Kind extends SyncKind> = Place &
  (({ readonly isListed: true } & Records[Kind]) | { readonly isListed: null })

interface PageRequest<Kind extends SyncKind> extends ListOfCompany {
  readonly kind: Kind
  readonly after: number
  readonly limit: number
  /** The user to whose missions the caller is limited. */
  readonly owner: string | null
}

/** The records that changed after a place, in the order of their last changes. */
export async function findChanged<Kind extends SyncKind>(
  queries: Queries,
  { organisationId, kind, after, limit, owner }: PageRequest<Kind>,
): Promise<readonly ChangedRow<Kind>[]> {
  const isOfManagers = recordTexts[kind].includes('$5')
  const parameters = [organisationId, kind, after, limit, ...(isOfManagers ? [owner] : [])]
  const { rows } = await queries.executeQuery<ChangedRow<Kind>>(
    CompiledQuery.raw(pageTexts[kind], parameters),
  )
  return rows
}

// The places are read on their own: planned together with their records, their order was that of a
// parallel sort of all places that follow.
const pageOf = (record: string) =>
  withSubqueries(`
  with p as materialized (
    select record_id, sequence, changed_at from numbered_records
    where organisation_id = $1 and kind = $2 and sequence > $3 order by sequence limit $4
  )
  select p.record_id as id, p.sequence, p.changed_at as "changedAt", r.*
  from p
  left join lateral (select true as "isListed", f.* from (${record} limit 1) f) r on true
  order by p.sequence`)

const parameterTypes = { $1: 'uuid', $2: 'text', $3: 'bigint', $4: 'integer', $5: 'uuid' } as const

/**
 * Each parameter as a subquery: it is no value that the plan depends on, so that PostgreSQL keeps the plan instead of
 * making a new one at each page.
 */
function withSubqueries(text: string): string {
  return Object.entries(parameterTypes).reduce(
    (sum, [parameter, type]) => sum.replaceAll(parameter, `(select ${parameter}::${type})`),
    text,
  )
}

const pageTexts: Readonly<Record<SyncKind, string>> = {
  missions: pageOf(recordTexts.missions),
  shifts: pageOf(recordTexts.shifts),
  contracts: pageOf(recordTexts.contracts),
  hours: pageOf(recordTexts.hours),
  invoices: pageOf(recordTexts.invoices),
  siders: pageOf(recordTexts.siders),
}

/** The companies whose records changed since they were last numbered. */
export async function findUnnumberedCompanies(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('record_changes')
    .select('organisation_id')
    .distinct()
    .execute()
  return rows.map(({ organisation_id }) => organisation_id)
}

/** Forgets some records that were gone before an instant, and returns how many. */
export async function forgetGoneBefore(
  queries: Queries,
  before: Instant,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with forgotten as (
      delete from numbered_records n using (
        select organisation_id, kind, record_id from numbered_records
        where is_gone and changed_at < ${before}::timestamptz order by changed_at limit ${most}
      ) o
      where n.organisation_id = o.organisation_id and n.kind = o.kind
        and n.record_id = o.record_id and n.is_gone
      returning n.organisation_id, n.sequence
    ), noted as (
      update record_counters c set swept = greatest(c.swept, f.last)
      from (select organisation_id, max(sequence) as last from forgotten group by 1) f
      where c.organisation_id = f.organisation_id
    )
    select count(*)::int as forgotten from forgotten`.execute(queries)
  return rows[0]?.forgotten ?? 0
}
