import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** The acknowledgements of a mission, by the identity of the finding. */
export async function findAcknowledgements(
  queries: Queries,
  organisationId: string,
  missionId: string,
) {
  const rows = await queries
    .selectFrom('legal_acknowledgements as a')
    .leftJoin('users as u', 'u.id', 'a.acknowledged_by')
    .select([
      'a.id',
      'a.identity',
      'a.reason',
      'a.acknowledged_at as acknowledgedAt',
      'a.acknowledged_by as userId',
      'u.first_name as firstName',
      'u.last_name as lastName',
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.mission_id', '=', missionId)
    .orderBy('a.acknowledged_at')
    .execute()
  return new Map(rows.map((row) => [row.identity, row]))
}
export type Acknowledgements = Awaited<ReturnType<typeof findAcknowledgements>>

export interface NewAcknowledgements {
  readonly organisationId: string
  readonly missionId: string
  readonly findings: readonly { readonly key: string; readonly identity: string }[]
  readonly reason: string
  readonly userId: string
  readonly now: Instant
}

/** Stores the last reason given for each finding. */
export async function replaceAcknowledgements(
  queries: Queries,
  { organisationId, missionId, findings, reason, userId, now }: NewAcknowledgements,
): Promise<void> {
  const identities = findings.map(({ identity }) => identity)
  await sql`
    delete from legal_acknowledgements
    where organisation_id = ${organisationId} and mission_id = ${missionId}
      and identity = any(${identities}::text[])`.execute(queries)
  await sql`
    insert into legal_acknowledgements (organisation_id, mission_id, finding_key, identity, reason,
      acknowledged_by, acknowledged_at)
    select ${organisationId}::uuid, ${missionId}::uuid, d.key, d.identity, ${reason}::text,
      ${userId}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${json(findings)}::jsonb) d (key text, identity text)`.execute(queries)
}

/** Marks the findings with which the mission was posted. */
export async function markConfirmed(
  queries: Queries,
  ids: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`
    update legal_acknowledgements set confirmed_at = ${now} where id = any(${ids}::uuid[])`.execute(
    queries,
  )
}
