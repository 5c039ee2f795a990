import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'

/** What the winners of a mission’s races were told. */
export interface Decided {
  readonly missionId: string
  readonly contract: 'signed' | 'contested'
  readonly hours: 'att.validated' | 'att.disputed'
}

/** What is stored of one decided mission. */
export interface Recorded {
  readonly status: string
  readonly posted: boolean
  readonly hired: number
  readonly assignments: number
  readonly contracts: number
  readonly contract: string
  readonly signatures: number
  readonly contested: number
  readonly hours: string
  readonly companyVersions: number
  /** Decisions in the history of its hours. */
  readonly actions: number
  /** The lines of the audit about its decisions, by their action. */
  readonly audit: Readonly<Record<string, number>>
}

const decisions = [
  'mission.confirm',
  'mission.hire',
  'contract.sign',
  'contract.contest',
  'attendance.validate',
  'attendance.dispute',
]

const recorded = `select m.id as "missionId", m.status, m.hired_siders_count as hired,
    (select bool_and(posted) from shifts s where s.mission_id = m.id) as posted,
    (select count(*)::int from assignments a where a.mission_id = m.id) as assignments,
    (select count(*)::int from contracts c where c.mission_id = m.id) as contracts,
    (select string_agg(b.status, ' ') from contract_batches b where b.mission_id = m.id) as contract,
    (select count(*)::int from contract_signatures s join contract_batches b on b.id = s.batch_id
      where b.mission_id = m.id) as signatures,
    (select count(*)::int from contract_versions v join contract_batches b on b.id = v.batch_id
      where b.mission_id = m.id and v.contested_at is not null) as contested,
    (select string_agg(a.status, ' ') from attendances a where a.mission_id = m.id) as hours,
    (select count(*)::int from attendance_versions v join attendances a on a.id = v.attendance_id
      where a.mission_id = m.id and v.origin = 'company') as "companyVersions",
    (select sum(jsonb_array_length(v.actions))::int from attendance_versions v
      join attendances a on a.id = v.attendance_id where a.mission_id = m.id) as actions,
    (select jsonb_object_agg(action, count) from (
      select action, count(*)::int from audit_log l
      where l.entity = 'mission' and l.entity_id = m.id::text and action = any($2) group by 1) l) as audit
  from missions m where m.id = any($1::uuid[])`

/** One of everything, as the winners were told. */
export function expectedRecord({ contract, hours }: Omit<Decided, 'missionId'>): Recorded {
  const isSigned = contract === 'signed'
  const isValidated = hours === 'att.validated'
  return {
    status: 'submitted',
    posted: true,
    hired: 1,
    assignments: 1,
    contracts: 1,
    contract,
    signatures: isSigned ? 1 : 0,
    contested: isSigned ? 0 : 1,
    hours,
    companyVersions: isValidated ? 0 : 1,
    actions: 1,
    audit: {
      'mission.confirm': 1,
      'mission.hire': 1,
      [isSigned ? 'contract.sign' : 'contract.contest']: 1,
      [isValidated ? 'attendance.validate' : 'attendance.dispute']: 1,
    },
  }
}

/** Where something of a mission is stored twice, half or not as its winners were told. */
export async function recordProblems(
  client: Pick<pg.Client, 'query'> | pg.Pool,
  decided: readonly Decided[],
): Promise<readonly string[]> {
  const ids = decided.map(({ missionId }) => missionId)
  const { rows } = await client.query<Recorded & { missionId: string }>(recorded, [ids, decisions])
  const byId = new Map(rows.map(({ missionId, ...record }) => [missionId, record]))
  return decided
    .filter((each) => !isDeepStrictEqual(byId.get(each.missionId), expectedRecord(each)))
    .map(({ missionId }) => `stored: ${JSON.stringify(byId.get(missionId))}`)
}

/** What waits for an admin of a company: the numbers of two badges. */
export async function waitingFor(
  client: Pick<pg.Client, 'query'> | pg.Pool,
  organisationId: string,
): Promise<{ readonly hours: number; readonly contracts: number }> {
  const { rows } = await client.query<{ hours: number; contracts: number }>(
    `select
      (select count(*)::int from attendances where organisation_id = $1 and status = 'att.waiting') as hours,
      (select count(*)::int from contract_batches where organisation_id = $1 and status = 'unsigned') as contracts`,
    [organisationId],
  )
  return rows[0] ?? { hours: -1, contracts: -1 }
}
