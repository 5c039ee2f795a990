import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from './db.ts'

/** Seals some of the unsealed audit rows, and returns how many. */
export async function sealAuditRows(queries: Queries, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`
    select seal_audit(${most}::integer) as sealed`.execute(queries)
  return rows[0]?.sealed ?? 0
}

export interface SealCounts {
  readonly checked: number
  readonly pending: number
}

export async function countSeals(
  queries: Queries,
  organisationId: string | null,
): Promise<SealCounts> {
  const { rows } = await sql<SealCounts>`
    select
      (select count(*)::int from audit_seals
        where ${organisationId}::uuid is null or chain = ${organisationId}::uuid) as checked,
      (select count(*)::int from audit_unsealed w join audit_log a on a.id = w.audit_id
        where ${organisationId}::uuid is null or a.organisation_id = ${organisationId}::uuid
      ) as pending`.execute(queries)
  return rows[0] ?? { checked: 0, pending: 0 }
}

export interface BrokenSeal {
  readonly id: number
  /** `null` for a deleted row. */
  readonly at: Instant | null
}

/**
 * Rows whose seal does not match them and the seal before, and rows without a seal. They include
 * rows that were moved, deleted, changed or added outside the product.
 */
export async function findBrokenSeals(
  queries: Queries,
  organisationId: string | null,
  most: number,
): Promise<BrokenSeal[]> {
  const { rows } = await sql<BrokenSeal>`
    with walked as (
      select audit_id, hash, lag(hash) over (partition by chain order by id) as previous
      from audit_seals
      where ${organisationId}::uuid is null or chain = ${organisationId}::uuid
    )
    select w.audit_id as id, a.at from walked w left join audit_log a on a.id = w.audit_id
    where a.id is null or w.hash <> sha256(coalesce(w.previous, '') || audit_digest(a))
    union all
    select a.id, a.at from audit_log a
    where (${organisationId}::uuid is null or a.organisation_id = ${organisationId}::uuid)
      and not exists (select from audit_seals s where s.audit_id = a.id)
      and not exists (select from audit_unsealed u where u.audit_id = a.id)
    order by id limit ${most}`.execute(queries)
  return rows
}
