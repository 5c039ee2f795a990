import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { insertBatch } from './contract-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { type ContractTerms, json } from '../platform/database/json-columns.ts'

interface OfMission {
  readonly organisationId: string
  readonly missionId: string
}

/** A contract in force of a mission, with its document. */
export interface ContractRow {
  readonly id: string
  readonly position: number
  readonly siderId: string
  readonly siderName: string
  /** The time of their first hire. */
  readonly since: Instant
  readonly documentId: string
  readonly status: ContractStatus
  readonly madeAt: Instant
}

export async function findContractsOfMission(
  queries: Queries,
  { organisationId, missionId }: OfMission,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select c.id, c.position, c.sider_id as "siderId", full_name(s.first_name, s.last_name) as "siderName",
      c.created_at as since, b.id as "documentId", b.status, b.created_at as "madeAt"
    from contracts c
    join contract_batches b on b.id = c.batch_id
    join siders s on s.id = c.sider_id
    where c.organisation_id = ${organisationId}::uuid and c.mission_id = ${missionId}::uuid
      and c.cancelled_at is null
    order by c.position`.execute(queries)
  return rows
}

/** An amendment of a contract of a mission. */
export interface AmendmentRow {
  readonly contractId: string
  readonly number: number
  readonly documentId: string
  readonly kind: AmendmentKind
  readonly status: ContractStatus
  readonly madeAt: Instant
  readonly reason: EndReason | null
  readonly comment: string | null
  readonly before: ContractTerms
}

/** Every amendment of the contracts of a mission, by contract, the earliest first. */
export async function findAmendmentsOfMission(
  queries: Queries,
  { organisationId, missionId }: OfMission,
): Promise<ReadonlyMap<string, readonly AmendmentRow[]>> {
  const { rows } = await sql<AmendmentRow>`
    select a.contract_id as "contractId", a.number, b.id as "documentId", b.act as kind, b.status,
      b.created_at as "madeAt", b.reason, b.comment, a.terms_before as before
    from contract_batches b
    join contract_documents a on a.batch_id = b.id and a.number > 0
    where b.organisation_id = ${organisationId}::uuid and b.mission_id = ${missionId}::uuid
    order by a.contract_id, a.number`.execute(queries)
  return Map.groupBy(rows, ({ contractId }) => contractId)
}

interface NewAmendment extends OfMission {
  readonly kind: AmendmentKind
  readonly startsAt: Instant
  readonly reason: EndReason | null
  readonly comment: string | null
  readonly now: Instant
}

export async function insertAmendment(
  queries: Queries,
  { organisationId, missionId, kind, startsAt, reason, comment, now }: NewAmendment,
): Promise<string> {
  return insertBatch(queries, {
    organisationId,
    missionId,
    startsAt,
    now,
    // An amendment has a mail of its own, so the first reminder counts as sent.
    amendment: { act: kind, reason, comment, reminded: 'opened' },
  })
}

/**
 * Adds the amended contracts of an amendment, each numbered after its earlier ones; the mission is
 * locked.
 */
export async function insertAmended(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  contracts: readonly { readonly contractId: string; readonly before: ContractTerms }[],
): Promise<void> {
  await sql`
    insert into contract_documents (batch_id, contract_id, organisation_id, number, terms_before)
    select ${id}::uuid, c."contractId", ${organisationId}::uuid, (
        select count(*) from contract_documents where contract_id = c."contractId"
      ), c.before
    from jsonb_to_recordset(${json(contracts)}::jsonb) c ("contractId" uuid, before jsonb)`.execute(
    queries,
  )
}
