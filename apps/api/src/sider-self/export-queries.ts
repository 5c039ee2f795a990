import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Rows of each list of an export: more than anybody has; it keeps the file bounded. */
const most = 5_000

type Row = Readonly<Record<string, unknown>>

/** What is stored of a Sider beside their profile, list by list; nothing of other people. */
export async function findOwnData(
  queries: Queries,
  siderId: string,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const list = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(queries)).rows
  return {
    devices: await list(sql<Row>`
      select created_at as "openedAt", last_seen_at as "lastSeenAt", browser, system
      from sider_sessions where sider_id = ${siderId}::uuid order by created_at limit ${most}`),
    requests: await list(sql<Row>`
      select o.name as company, r.status, r.answer_comment as "ownComment"
      from requested_siders r join organisations o on o.id = r.organisation_id
      where r.sider_id = ${siderId}::uuid order by r.mission_id limit ${most}`),
    shifts: await list(sql<Row>`
      select o.name as company, s.starts_at as "startsAt", s.ends_at as "endsAt",
        s.break_minutes as "breakMinutes"
      from assignments a join shifts s on s.id = a.shift_id
      join organisations o on o.id = a.organisation_id
      where a.sider_id = ${siderId}::uuid order by s.starts_at limit ${most}`),
    clockings: await list(sql<Row>`
      select kind, happened_at as "happenedAt", phone_at as "phoneAt", received_at as "receivedAt"
      from sider_clockings where sider_id = ${siderId}::uuid order by received_at limit ${most}`),
    hours: await list(sql<Row>`
      select o.name as company, a.status, v.origin, v.starts_at as "startsAt",
        v.ends_at as "endsAt", a.answer_comment as "ownComment"
      from attendances a join attendance_versions v on v.attendance_id = a.id
      join organisations o on o.id = a.organisation_id
      where a.sider_id = ${siderId}::uuid order by v.starts_at limit ${most}`),
    // Who wrote it is somebody else's data.
    opinions: await list(sql<Row>`
      select o.name as company, f.work_again as "workAgain", f.pro as professionalism,
        f.perf as performance, f.comment, f.created_at as "writtenAt"
      from feedbacks f join organisations o on o.id = f.organisation_id
      where f.sider_id = ${siderId}::uuid order by f.created_at limit ${most}`),
    erasureRequests: await list(sql<Row>`
      select asked_at as "askedAt", comment, outcome, note from sider_erasures
      where sider_id = ${siderId}::uuid order by asked_at limit ${most}`),
  }
}
