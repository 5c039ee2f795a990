import type { TestCompany } from './companies.ts'
import { ownerQuery } from './owner-query.ts'
import type { TestApp } from './test-app.ts'

interface StoredHours {
  readonly missionId: string
  readonly siderId: string
  readonly from: string
  readonly until: string
  readonly status?: 'att.waiting' | 'att.disputed' | 'att.conflict'
}

/** Hours as the database alone takes them, declared by their Sider; their ids, in the order given. */
export function storedHours(
  { database }: TestApp,
  { id }: Pick<TestCompany, 'id'>,
  hours: readonly StoredHours[],
): Promise<readonly string[]> {
  return insertHours((text, values) => ownerQuery(database, text, values), id, hours)
}

type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>

/** The same, by any connection of an owner: faults write hours too. */
export async function insertHours(
  query: Query,
  organisationId: string,
  hours: readonly StoredHours[],
): Promise<readonly string[]> {
  const { rows } = await query(
    `with given as (
       select row_number() over () as place, gen_random_uuid() as id, h.*
       from jsonb_to_recordset($2::jsonb) h ("missionId" uuid, "siderId" uuid,
         "from" timestamptz, until timestamptz, status text)
     ), hours as (
       insert into attendances (id, organisation_id, mission_id, sider_id, status, starts_at,
         worked_from, worked_until, created_at, updated_at)
       select id, $1, "missionId", "siderId", coalesce(status, 'att.waiting'), "from", "from", until,
         until, until
       from given
     ), versions as (
       insert into attendance_versions
         (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
       select id, 0, $1, 'sider', "from", until, until from given
     )
     select id from given order by place`,
    [organisationId, JSON.stringify(hours)],
  )
  return rows.map((row) => String(row['id']))
}

/** Everything that is stored of some hours, to be compared with what it becomes. */
export async function hoursAsStored(
  { database }: TestApp,
  ids: readonly string[],
): Promise<readonly unknown[]> {
  const { rows } = await ownerQuery(
    database,
    `select to_jsonb(a) as hours, (
       select jsonb_agg(to_jsonb(v) order by v.number) from attendance_versions v
       where v.attendance_id = a.id
     ) as versions
     from attendances a where a.id = any($1::uuid[]) order by a.id`,
    [[...ids]],
  )
  return rows
}

/** Stores hours of a shift for which a Sider has not come yet. */
export async function notYetThere(
  { database }: TestApp,
  shiftId: string,
  siderId: string,
): Promise<void> {
  await ownerQuery(
    database,
    `insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
       worked_from, worked_until, created_at, updated_at)
     select organisation_id, mission_id, id, $2, 'att.waiting', starts_at, starts_at, starts_at, now(), now()
     from shifts where id = $1`,
    [shiftId, siderId],
  )
}
