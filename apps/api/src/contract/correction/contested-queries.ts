import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

export interface ContestedRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly version: number
  readonly startsAt: Instant
  readonly timeZone: TimeZone
  readonly contracts: number
  readonly companyId: string
  readonly companyName: string
  readonly missionId: string
  readonly missionName: string | null
  readonly missionNumber: string | null
  readonly jobTitleId: string
  readonly contestedAt: Instant
  readonly contestedName: string
  readonly contestedForName: string | null
  readonly contestDescription: string
  readonly contestedBefore: number
  /** All documents of the mission that are to be signed or signed. */
  readonly documents: readonly { readonly status: ContractStatus; readonly kind: DocumentKind }[]
  readonly actFor: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly email: string
  } | null
}

const isWaiting = sql`status = 'contested' and contract_ids <> '{}'`

/** A page of the contested documents of all companies, the nearest start first. */
export async function findContested(
  queries: Queries,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ContestedRow[]> {
  const { rows } = await sql<ContestedRow>`
    select b.id, b.act as kind, b.version, b.starts_at as "startsAt", m.time_zone as "timeZone",
      cardinality(b.contract_ids) as contracts, o.id as "companyId", o.name as "companyName",
      m.id as "missionId", m.name as "missionName", m.unique_identifier as "missionNumber",
      m.job_title_id as "jobTitleId", v.contested_at as "contestedAt",
      v.contested_name as "contestedName", v.contested_for_name as "contestedForName",
      v.contest_description as "contestDescription",
      (select count(*) from contract_versions f
        where f.batch_id = b.id and f.version < b.version and f.contested_at is not null
      )::int as "contestedBefore",
      d.documents, p.person as "actFor"
    from (
      select * from contract_batches where ${isWaiting}
      order by starts_at, id limit ${limit} offset ${offset}
    ) b
    join contract_versions v on v.batch_id = b.id and v.version = b.version
    join organisations o on o.id = b.organisation_id
    join missions m on m.id = b.mission_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('status', n.status, 'kind', n.act)) as documents
      from contract_batches n
      where n.organisation_id = b.organisation_id and n.mission_id = b.mission_id
        and (n.status = 'signed' or n.contract_ids <> '{}')
    ) d
    left join lateral (
      select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'email', u.email) as person
      from memberships r join users u on u.id = r.user_id and not u.is_insider
      where r.organisation_id in (o.id, o.parent_id) and r.role in ('admin', 'missionManager')
      order by u.id is distinct from v.contested_by, r.role, u.id
      limit 1
    ) p on true
    order by b.starts_at, b.id`.execute(queries)
  return rows
}

export async function countContested(queries: Queries): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contract_batches where ${isWaiting}`.execute(queries)
  return rows[0]?.total ?? 0
}
