import type { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/caller-queries.ts'

/**
 * A platform in use: 50 companies with 400 missions each, their shifts, addresses, Siders and hires.
 * Written by SQL, since its volume is all that matters.
 */
export function manyMissions({ ownerPool }: Pick<Database, 'ownerPool'>): Promise<void> {
  return asOwner(ownerPool, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

const statements = [
  `create temp table companies as
    select gen_random_uuid() as id, n from generate_series(0, 49) n`,
  `insert into organisations (id, name, kind) select id, 'Company ' || n, 'other' from companies`,
  `create temp table people as
    select gen_random_uuid() as id, c.id as company, k from companies c, generate_series(0, 39) k`,
  `insert into users (id, email, first_name, last_name)
    select id, id || '@example.test', 'Camille', 'Durand' from people`,
  `insert into memberships (user_id, organisation_id, role)
    select id, company, case when k = 0 then 'admin' else 'missionManager' end from people`,
  `create temp table planned as
    select gen_random_uuid() as id, gen_random_uuid() as place, c.id as company, i, 
      (array['draft', 'upcoming', 'ongoing', 'done'])[1 + i % 4] as step,
      timestamptz '2026-12-02 08:00Z' + ((i % 4 - 2) * -20 + i % 10) * interval '1 day' as start
    from companies c, generate_series(0, 399) i`,
  `insert into locations (id, organisation_id, title, address, postal_code, city)
    select place, company, 'Site ' || i, '14 place Bellecour', '69002', 'Lyon' from planned`,
  `insert into missions (id, organisation_id, type, job_title_id, name, status, selection_status,
      progress_step, starts_at, ends_at, reference_at, location_id, manager_id, created_by,
      hourly_rate_cents, attendance_config_type, created_at, updated_at)
    select p.id, p.company, 'delegation', 'waiter', 'Mission ' || p.i,
      case when step = 'draft' then 'draft' else 'submitted' end,
      case when step <> 'draft' then (array['new', 'ongoing', 'closed', 'completed'])[1 + p.i % 3] end,
      step, start, start + interval '9 days', start, place, m.id, c.id, 1300, 'app', start, start
    from planned p
    join people m on m.company = p.company and m.k = p.i % 20
    join people c on c.company = p.company and c.k = 20 + p.i % 20`,
  `insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
    select company, id, start + d * interval '1 day', start + d * interval '1 day' + interval '8 hours',
      0, 1, step <> 'draft'
    from planned, generate_series(0, 2) d`,
  `create temp table crew as select gen_random_uuid() as id, k from generate_series(0, 4999) k`,
  `insert into siders (id, first_name, last_name, phone_number, created_at)
    select id, 'Louise', 'Martin', '+336' || lpad(k::text, 8, '0'), now() from crew`,
  `insert into sider_organisations (organisation_id, sider_id, since)
    select c.id, w.id, now() from companies c join crew w on w.k % 50 = c.n`,
  `insert into assignments (shift_id, sider_id, mission_id, organisation_id)
    select s.id, w.id, s.mission_id, s.organisation_id
    from shifts s
    join planned p on p.id = s.mission_id and p.step in ('ongoing', 'done')
    join companies c on c.id = p.company
    join crew w on w.k = (p.i % 100) * 50 + c.n`,
  `insert into requested_siders (mission_id, sider_id, organisation_id, position)
    select p.id, w.id, p.company, 0
    from planned p join companies c on c.id = p.company join crew w on w.k = (p.i % 100) * 50 + c.n`,
  `insert into motives (organisation_id, reason, justification, created_at)
    select company, 'activityIncrease', 'Fin d’année', start from planned`,
  'drop table companies, people, planned, crew',
  'analyze',
]
