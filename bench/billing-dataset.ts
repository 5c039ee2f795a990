import pg from 'pg'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { jobs } from '../apps/api/src/jobs.ts'
import { type Database, openDatabase } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { prepareCallerLogin } from '../apps/api/src/platform/database/prepare-caller-login.ts'
import { installQueues } from '../apps/api/src/platform/jobs/install-queues.ts'
import { newDatabase } from './new-database.ts'

/** Siders of each company, who work twice a day from Monday to Friday. */
const siders = 28
const shiftsADay = 2
const days = 5
/** The hours of a company that one run bills. */
export const hoursEach = siders * shiftsADay * days

export interface BillingDataset {
  readonly database: Database
  readonly pool: pg.Pool
  readonly hours: number
}

interface Size {
  readonly companies: number
  /** The number of earlier weeks, billed and paid. */
  readonly weeksBefore: number
}

/** Makes a database whose companies have validated hours of the week of 7 December 2026 to bill. */
export async function makeBillingDataset(
  serverUrl: string,
  name: string,
  { companies, weeksBefore }: Size,
): Promise<BillingDataset> {
  const address = await newDatabase(serverUrl, name)
  const database = await openDatabase({ databaseUrl: address.href, dataDirectory: '' })
  await migrate(database)
  await prepareCallerLogin(database)
  await installQueues(database, jobs)
  const pool = new pg.Pool({ connectionString: address.href, max: 1 })
  await pool.query(companiesOf(companies), [
    JSON.stringify(defaultPolicy.hoursTypes),
    JSON.stringify(defaultPolicy.indemnities),
  ])
  await pool.query(peopleOf(companies))
  for (let week = weeksBefore; week >= 0; week -= 1) await pool.query(hoursOf(week))
  await pool.query('vacuum analyze')
  return { database, pool, hours: companies * hoursEach }
}

const companiesOf = (count: number) => `
  with made as (
    insert into organisations (name, kind)
    select 'Company ' || n, 'other' from generate_series(1, ${count}) n returning id
  ), legal as (
    insert into legal_informations (organisation_id, name, business_name, siret, ape_code)
    select id, 'Company', 'Company', '73282932000074', '5610A' from made
  ), policies as (
    insert into remuneration_policies (organisation_id, hours_types, indemnities)
    select id, $1::jsonb, $2::jsonb from made
  )
  insert into payment_informations (organisation_id, accounting_info, billing_address)
  select id, '{"firstName":"A","lastName":"B","email":"a@example.test","phoneNumber":"0639980000"}',
    '{"street":"1 place Bellecour","postalCode":"69002","city":"Lyon","country":"FR"}' from made`

const peopleOf = (companies: number) => `
  insert into siders (first_name, last_name, phone_number, created_at)
    select 'Sider' || n, 'Name' || n, '+336' || lpad(n::text, 8, '0'), now()
    from generate_series(1, ${companies * siders}) n;
  insert into missions (organisation_id, type, job_title_id, status, selection_status, progress_step,
      starts_at, ends_at, reference_at, attendance_config_type, hourly_rate_cents, created_at, updated_at)
    select id, 'delegation', 'waiter', 'submitted', 'completed', 'ongoing', '2024-01-01',
      '2026-12-31', '2024-01-01', 'app', 1300, now(), now() from organisations;`

/** The hours of a week, counted back from that of 7 December 2026; earlier weeks have their invoice. */
const hoursOf = (week: number) => `
  drop table if exists worked;
  create temporary table worked as
  select gen_random_uuid() as id, m.id as mission_id, m.organisation_id, p.id as sider_id,
    ((date '2026-12-07' - ${7 * week} + d) + time '08:00' + s * interval '6 hours')
      at time zone 'Europe/Paris' as starts_at
  from (select id, organisation_id, row_number() over (order by id) as n from missions) m
  join (select id, row_number() over (order by phone_number) as n from siders) p
    on (p.n - 1) / ${siders} = m.n - 1,
    generate_series(0, ${days - 1}) d, generate_series(0, ${shiftsADay - 1}) s;
  ${week === 0 ? '' : pastInvoices(week)}
  insert into attendances (id, organisation_id, mission_id, sider_id, status, starts_at, worked_from,
      worked_until, validated_at, created_at, updated_at${week === 0 ? '' : ', paid_at, invoice_id'})
    select w.id, w.organisation_id, w.mission_id, w.sider_id, 'att.validated', w.starts_at, w.starts_at,
      w.starts_at + interval '4 hours 20 minutes', now(), now(), now()${week === 0 ? '' : ', now(), i.id'}
    from worked w ${
      week === 0
        ? ''
        : `join invoices i on i.organisation_id = w.organisation_id
      and i.week_start = date '2026-12-07' - ${7 * week}`
    };
  insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at,
      breaks, made_at)
    select id, 0, organisation_id, 'sider', starts_at, starts_at + interval '4 hours 20 minutes', '[]',
      now() from worked;`

const pastInvoices = (week: number) => `
  insert into invoices (organisation_id, type, reference_number, run_on, week_start, issued_on, due_on,
      net_cents, tax_cents, total_cents, facts, created_at)
    select id, 'invoice', 'P' || ${week} || '-' || row_number() over (order by id),
      date '2026-12-15' - ${7 * week}, date '2026-12-07' - ${7 * week},
      date '2026-12-15' - ${7 * week}, date '2027-01-14' - ${7 * week}, 100, 20, 120, '{}', now()
    from organisations;`
