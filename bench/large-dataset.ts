import pg from 'pg'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { factsOf } from './invoice-data.ts'

/** What ten years leave in each company: 10 M shifts and 20 M hours in 10,000 of them. */
const shiftsEach = 1_000
const sidersEach = 20
const weeksBilled = 520
/** Companies of which a part of the history is made at once. */
const companiesAtOnce = 100
/** Companies that have something to bill: the same at every size. */
export const companiesToBill = 3

/** Makes a database of so many companies, each with ten years of shifts, hours and invoices. */
export async function makeLargeDataset(
  serverUrl: string,
  name: string,
  companies: number,
): Promise<Dataset> {
  const dataset = await makeDataset(serverUrl, name, {
    otherCompanies: companies - 1,
    otherWeeks: 0,
  })
  const client = new pg.Client({ connectionString: dataset.databaseUrl })
  await client.connect()
  try {
    // Millions of rows whose keys are right by themselves.
    await client.query('set session_replication_role = replica')
    await client.query(people)
    for (let from = 1; from <= companies; from += companiesAtOnce) {
      const part = [from, from + companiesAtOnce - 1]
      await client.query(history, part)
      await client.query(pastHours)
      await client.query(pastInvoices, [...part, JSON.stringify(factsOf(noNames))])
    }
    await client.query(toBill)
    await client.query(settings, [
      JSON.stringify(defaultPolicy.hoursTypes),
      JSON.stringify(defaultPolicy.indemnities),
    ])
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return dataset
}

const noNames = { missions: {}, siders: {} }

const people = `
  create table bench_company as
    select id, row_number() over (order by length(name), name) as n from organisations;
  create unique index on bench_company (n);
  create table bench_sider (id uuid default gen_random_uuid(), company bigint, place int);
  insert into bench_sider (company, place) select n, p from bench_company, generate_series(0, ${sidersEach - 1}) p;
  create index on bench_sider (company, place);
  insert into siders (id, first_name, last_name, phone_number, created_at)
    select id, 'Past' || place, 'Of' || company, '+337' || lpad((company * ${sidersEach} + place)::text, 8, '0'), now()
    from bench_sider;
  insert into sider_organisations (sider_id, organisation_id, since)
    select s.id, c.id, now() from bench_sider s join bench_company c on c.n = s.company;
  create table bench_shift (id uuid, organisation_id uuid, mission_id uuid, company bigint, place int, starts_at timestamptz);
  create table bench_mission as
    select id, organisation_id, row_number() over (partition by organisation_id order by id) - 1 as place
    from missions where name is null;
  create index on bench_mission (organisation_id, place)`

/** A shift every three days, of the missions of the company in turn, with two Siders. */
const history = `
  with gone as (delete from bench_shift), made as (
    insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select c.id, m.id, t.at, t.at + interval '8 hours', 30, 2, true
      from bench_company c, generate_series(0, ${shiftsEach - 1}) i,
        lateral (select timestamptz '2026-11-30 08:00+01' - 3 * i * interval '1 day' as at) t
        join lateral (select id from bench_mission b where b.organisation_id = c.id and b.place = i % 500) m on true
      where c.n between $1 and $2
      returning id, organisation_id, mission_id, starts_at
  )
  insert into bench_shift
    select made.id, made.organisation_id, made.mission_id, c.n,
      row_number() over (partition by c.n order by made.starts_at), made.starts_at
    from made join bench_company c on c.id = made.organisation_id`

const pastHours = `
  create temporary table worked on commit drop as
    select gen_random_uuid() as id, s.organisation_id, s.mission_id, s.id as shift_id, p.id as sider_id, s.starts_at
    from bench_shift s join bench_sider p on p.company = s.company
      and p.place in ((2 * s.place) % ${sidersEach}, (2 * s.place + 1) % ${sidersEach});
  insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
    select shift_id, sider_id, mission_id, organisation_id, starts_at from worked;
  insert into attendances (id, organisation_id, mission_id, shift_id, sider_id, status, starts_at, worked_from,
      worked_until, validated_at, paid_at, created_at, updated_at)
    select id, organisation_id, mission_id, shift_id, sider_id, 'att.validated', starts_at, starts_at,
      starts_at + interval '8 hours', starts_at, starts_at, starts_at, starts_at from worked;
  insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, breaks, made_at)
    select id, 0, organisation_id, 'sider', starts_at, starts_at + interval '8 hours', '[]', starts_at from worked`

const pastInvoices = `
  insert into invoices (organisation_id, type, reference_number, run_on, week_start, issued_on, due_on, net_cents,
      tax_cents, total_cents, facts, document_key, document_sha256, paid_at, created_at)
    select c.id, 'invoice', 'P' || c.n || '-' || w, d.monday + 8, d.monday, d.monday + 8, d.monday + 38, 100000, 20000,
      120000, $3::jsonb, 'invoice/' || gen_random_uuid() || '.pdf', repeat('0', 64), d.monday + 38, d.monday + 8
    from bench_company c, generate_series(1, ${weeksBilled}) w,
      lateral (select date '2026-11-30' - 7 * w as monday) d
    where c.n between $1 and $2`

/** The hours of the week of 7 December, of a few companies: each Sider works on five days. */
const toBill = `
  create temporary table worked as
    select gen_random_uuid() as id, m.organisation_id, m.id as mission_id, p.id as sider_id,
      timestamptz '2026-12-07 08:00+01' + d * interval '1 day' as starts_at
    from bench_company c join bench_sider p on p.company = c.n, generate_series(0, 4) d,
      lateral (select id, organisation_id from bench_mission b where b.organisation_id = c.id and b.place = 0) m
    where c.n between 2 and ${companiesToBill + 1};
  update missions set hourly_rate_cents = 1300 where id in (select mission_id from worked);
  insert into attendances (id, organisation_id, mission_id, sider_id, status, starts_at, worked_from, worked_until,
      validated_at, created_at, updated_at)
    select id, organisation_id, mission_id, sider_id, 'att.validated', starts_at, starts_at,
      starts_at + interval '8 hours', now(), now(), now() from worked;
  insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, breaks, made_at)
    select id, 0, organisation_id, 'sider', starts_at, starts_at + interval '8 hours', '[]', now() from worked`

const settings = `
  with billed as (select id from bench_company where n between 2 and ${companiesToBill + 1}), legal as (
    insert into legal_informations (organisation_id, name, business_name, siret, ape_code)
    select id, 'Company', 'Company', '73282932000074', '5610A' from billed
  ), policies as (
    insert into remuneration_policies (organisation_id, hours_types, indemnities)
    select id, $1::jsonb, $2::jsonb from billed
  )
  insert into payment_informations (organisation_id, accounting_info, billing_address)
  select id, '{"firstName":"A","lastName":"B","email":"a@example.test","phoneNumber":"0639980000"}',
    '{"street":"1 place Bellecour","postalCode":"69002","city":"Lyon","country":"FR"}' from billed`
