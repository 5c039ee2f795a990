import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { callerLoginOf } from '../apps/api/src/platform/database/caller-login.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { prepareCallerLogin } from '../apps/api/src/platform/database/prepare-caller-login.ts'
import { newDatabase } from './new-database.ts'

/** What a measured call needs: the database, the company and the session. */
export interface Dataset {
  readonly databaseUrl: string
  readonly organisationId: string
  readonly headers: Readonly<Record<string, string>>
  readonly week: number
  readonly year: number
}

export interface Size {
  /** Companies besides the measured one, each with 500 missions. */
  readonly otherCompanies: number
  /** Companies besides the measured one with a week of 1 000 Siders × 7 days. */
  readonly otherWeeks: number
}

const missionsEach = 500
const week = { year: 2026, number: 50, monday: '2026-12-07' }

/** Makes a database. The measured company always has the same data; only the number of other companies varies. */
export async function makeDataset(serverUrl: string, name: string, size: Size): Promise<Dataset> {
  const address = await newDatabase(serverUrl, name)
  const pool = new pg.Pool({ connectionString: address.href, max: 1 })
  try {
    await migrate({ ownerPool: pool })
    await prepareCallerLogin({ ownerPool: pool, callerLogin: callerLoginOf(address.href) })
    return await fill(pool, address.href, size)
  } finally {
    await pool.end()
  }
}

async function fill(pool: pg.Pool, databaseUrl: string, size: Size): Promise<Dataset> {
  const token = randomBytes(32).toString('base64url')
  const companies = size.otherCompanies + 1
  await pool.query(`
    insert into organisations (name, kind) select 'Company ' || n, 'other' from generate_series(1, ${companies}) n;
    insert into users (email, first_name, last_name, validated_at)
      select 'user' || n || '@example.test', 'First' || n, 'Last' || n, now() from generate_series(1, ${companies}) n;
    create temporary table company as
      select o.id, u.id as user_id, row_number() over (order by o.name) as n
      from organisations o join users u on u.email = 'user' || split_part(o.name, ' ', 2) || '@example.test';
    insert into memberships (user_id, organisation_id, role) select user_id, id, 'admin' from company;
    insert into locations (organisation_id, title, address, postal_code, city)
      select id, 'Site', '1 rue de la Paix', '75002', 'Paris' from company;
    insert into missions (organisation_id, type, job_title_id, status, selection_status, progress_step, next_step_at,
        starts_at, ends_at, reference_at, location_id, manager_id, created_by, attendance_config_type, created_at, updated_at)
      select c.id, 'delegation', 'waiter', 'submitted', 'new', 'upcoming', t.start, t.start, t.start + interval '8 hours',
        t.start, l.id, c.user_id, c.user_id, 'app', now(), now()
      from company c join locations l on l.organisation_id = c.id,
        lateral (select timestamptz '2027-06-01' + (i || ' hours')::interval as start
          from generate_series(1, ${missionsEach}) i) t;
    insert into siders (first_name, last_name, phone_number, created_at)
      select 'Sider' || n, 'Name' || n, '+336' || lpad(n::text, 8, '0'), now() from generate_series(1, 1000) n;
    create temporary table busy as select * from company where n <= ${size.otherWeeks + 1};
    insert into missions (organisation_id, type, name, job_title_id, status, selection_status, progress_step, next_step_at,
        starts_at, ends_at, reference_at, location_id, manager_id, created_by, attendance_config_type, created_at, updated_at)
      select c.id, 'delegation', 'Week ' || i, 'waiter', 'submitted', 'completed', 'upcoming', '${week.monday}',
        '${week.monday}', date '${week.monday}' + 7, '${week.monday}', l.id, c.user_id, c.user_id, 'app', now(), now()
      from busy c join locations l on l.organisation_id = c.id, generate_series(1, 20) i;
    insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select m.organisation_id, m.id, timestamptz '${week.monday} 08:00+01' + (d || ' days')::interval,
        timestamptz '${week.monday} 16:00+01' + (d || ' days')::interval, 30, 50, true
      from missions m, generate_series(0, 6) d where m.name like 'Week %';
    insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
      select s.id, p.id, s.mission_id, s.organisation_id, s.starts_at
      from shifts s join missions m on m.id = s.mission_id
      join lateral (select id, row_number() over (order by phone_number) as n from siders) p
        on (p.n - 1) / 50 = split_part(m.name, ' ', 2)::int - 1;
    update missions set next_step_at = '2027-01-01' where name like 'Week %';
    insert into contract_batches (organisation_id, mission_id, starts_at, created_at, reminded)
      select organisation_id, id, starts_at, now(), 'opened' from missions where selection_status = 'new' and extract(hour from starts_at) = 8;
    insert into contract_versions (batch_id, version, organisation_id, made_at, facts, document_key, document_sha256, pages)
      select id, 1, organisation_id, now(), '{}', 'contract/' || gen_random_uuid() || '.pdf', repeat('0', 64), 7
      from contract_batches;
    insert into contracts (organisation_id, mission_id, batch_id, sider_id, position, created_at)
      select b.organisation_id, b.mission_id, b.id, p.id, p.n, now()
      from contract_batches b, lateral (select id, row_number() over () as n from siders limit 5) p;
    insert into contract_documents (batch_id, contract_id, organisation_id, number)
      select batch_id, id, organisation_id, 0 from contracts;
    `)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    'select id, user_id from company where n = 1',
  )
  const [measured] = rows
  if (measured === undefined) throw new Error('No company was made.')
  await pool.query(
    "insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '1 day')",
    [createHash('sha256').update(token).digest(), measured.user_id],
  )
  return {
    databaseUrl,
    organisationId: measured.id,
    headers: {
      token,
      userId: measured.user_id,
      organisationId: measured.id,
      'accept-encoding': 'identity',
    },
    week: week.number,
    year: week.year,
  }
}
