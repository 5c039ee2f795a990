import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'
import { json, type ToldByRight } from '../database/json-columns.ts'
import { absentMembers } from '../database/absent-members.ts'

const absent = absentMembers({
  deputy: 't.user',
  company: 'o.id',
  group: 'o.parent_id',
  now: 't.now',
})

/** Whether somebody still has, in each company, the role and the absent colleagues that they are told by. */
export async function isStillTold(
  queries: Queries,
  { userId, companies }: ToldByRight,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    select not exists (
      select from (
        select c.id, c.role, nullif(c.absent, 'null') as absent, ${userId}::uuid as user,
          ${now}::timestamptz as now
        from jsonb_to_recordset(${json(companies)}::jsonb) c (id uuid, role text, absent jsonb)
      ) t
      left join organisations o on o.id = t.id and o.blocked_at is null
      left join memberships own on own.user_id = t.user and own.organisation_id = o.id
      left join memberships above on above.user_id = t.user and above.organisation_id = o.parent_id
      where coalesce(own.role, above.role) is distinct from t.role
        or t.absent is distinct from ${sql.raw(absent)}
    ) as "isTold"`.execute(queries)
  return rows[0]?.isTold === true
}
