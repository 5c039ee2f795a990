import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { batchesThatAre } from '../batch-queries.ts'

export interface ExportedBatch {
  readonly id: string
  readonly companyName: string
  readonly kind: DocumentKind
  readonly status: ContractStatus
  readonly startsAt: Instant
  readonly timeZone: TimeZone
  readonly contracts: number
  readonly missionName: string | null
  readonly missionNumber: string | null
  readonly jobTitleId: string
  readonly managerFirstName: string | null
  readonly managerLastName: string | null
  readonly first: { readonly position: number; readonly amendment: number } | null
  readonly signedAt: Instant | null
  readonly signedName: string | null
}

interface Page {
  readonly organisationIds: readonly string[]
  readonly signed: boolean
  /** The last document of the previous page. */
  readonly after: Pick<ExportedBatch, 'id' | 'startsAt'> | null
  readonly limit: number
}

/** The documents of a list after a given one, in its order: each company is one range of the index. */
export async function findExportedBatches(
  queries: Queries,
  { organisationIds, signed, after, limit }: Page,
): Promise<readonly ExportedBatch[]> {
  const beyond =
    after === null
      ? sql`true`
      : sql`starts_at <= ${after.startsAt}::timestamptz
          and (starts_at < ${after.startsAt}::timestamptz or id > ${after.id}::uuid)`
  const { rows } = await sql<ExportedBatch>`
    select b.id, o.name as "companyName", b.act as kind, b.status, b.starts_at as "startsAt",
      m.time_zone as "timeZone", cardinality(b.contract_ids) as contracts,
      m.name as "missionName", m.unique_identifier as "missionNumber",
      m.job_title_id as "jobTitleId", g.first_name as "managerFirstName",
      g.last_name as "managerLastName", f.first, s.signed_at as "signedAt",
      s.signed_name as "signedName"
    from (
      select p.* from unnest(${organisationIds}::uuid[]) c (id)
      cross join lateral (
        select * from contract_batches
        where organisation_id = c.id
          and ${signed ? batchesThatAre.signed : batchesThatAre.toSign} and ${beyond}
        order by starts_at desc, id limit ${limit}
      ) p
      order by p.starts_at desc, p.id limit ${limit}
    ) b
    join organisations o on o.id = b.organisation_id
    join missions m on m.id = b.mission_id
    left join users g on g.id = m.manager_id
    left join contract_signatures s on s.batch_id = b.id
    left join lateral (
      select json_build_object('position', c.position, 'amendment', d.number) as first
      from contract_documents d join contracts c on c.id = d.contract_id
      where d.batch_id = b.id and c.id = any(b.contract_ids)
      order by c.position limit 1
    ) f on true
    order by b.starts_at desc, b.id`.execute(queries)
  return rows
}
