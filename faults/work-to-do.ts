import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { addEvents } from '../apps/api/src/testing/events-to-deliver.ts'
import { makeContractDocument } from '../apps/api/src/contract/paper/make-contract-document.ts'
import { billWeeks } from '../apps/api/src/invoice/issue/bill-weeks.ts'
import { deliverMails } from '../apps/api/src/platform/mail/deliver-mails.ts'

/** How many effects of each kind some work is to have; each invoice also has its document and its mail. */
export interface Amounts {
  readonly mails: number
  readonly papers: number
  readonly invoices: number
  readonly events: number
}

/** Of a hundred effects, how many are of each kind. */
const shares = { mails: 45, papers: 5, invoices: 5, events: 45 } as const
const eventsOfSubject = 20

/** The part of all the work that is added at one time; the parts sum exactly. */
export function amountsOfPart(total: number, part: number, parts: number): Amounts {
  const upTo = (share: number, end: number) => Math.floor((total * share * end) / parts / 100)
  const of = (kind: keyof Amounts) => upTo(shares[kind], part + 1) - upTo(shares[kind], part)
  return {
    mails: of('mails'),
    papers: of('papers'),
    invoices: of('invoices'),
    events: of('events'),
  }
}

/** Whoever is written to has an address here, by which the mail is found again. */
export const mailsOfFaults = '@mails.faults.test'
export const accountingOfFaults = '@accounting.faults.test'
export const companiesOfFaults = 'Faults company'

/** A company of the demo whose settings are complete, and a document of few contracts. */
export interface Demo {
  readonly organisationId: string
  readonly batchId: string
}

export async function findDemo(client: pg.Client, organisationId: string): Promise<Demo> {
  const { rows } = await client.query<{ id: string }>(
    `select d.batch_id as id from contract_documents d join contracts c on c.id = d.contract_id
      where d.organisation_id = $1
      group by 1 having every(c.cancelled_at is null) order by count(*), 1 limit 1`,
    [organisationId],
  )
  if (rows[0] === undefined) throw new Error('The demo has no contract.')
  return { batchId: rows[0].id, organisationId }
}

/** Adds a part of the work, as the acts of people would have left it, with its jobs. */
export async function addWork(
  client: pg.Client,
  { organisationId, batchId }: Demo,
  { part, amounts }: { readonly part: number; readonly amounts: Amounts },
): Promise<void> {
  await client.query('begin')
  await client.query(
    `insert into mail_outbox (recipient, locale, subject, body_text, body_html, created_at, next_attempt_at)
      select $1::text || '-' || n || $2::text, 'fr', 'Faults', 'Faults', '<p>Faults</p>', now(), now()
      from generate_series(1, $3::int) n`,
    [part, mailsOfFaults, amounts.mails],
  )
  await client.query(
    `with added as (
      insert into contract_versions (batch_id, version, organisation_id, made_at)
      select $1, (select max(version) from contract_versions where batch_id = $1) + n, $2, now()
      from generate_series(1, $3::int) n returning version)
    select enqueue_job($4, jsonb_build_object('organisationId', $2::uuid, 'batchId', $1::uuid, 'version', version))
    from added`,
    [batchId, organisationId, amounts.papers, makeContractDocument.name],
  )
  for (let n = 0; n < amounts.invoices; n += 1)
    await addCompanyToBill(client, organisationId, `${part}-${n}`)
  await addEvents(client, { organisationId, count: amounts.events, subjects: eventsOfSubject })
  await client.query("select enqueue_job(name, '{}') from unnest($1::text[]) name", [
    [deliverMails.name, billWeeks.name],
  ])
  await client.query('commit')
}

/** A document that no try can make: its company is not there. It is taken before every other. */
export async function addPoison(client: pg.Client, tries: number): Promise<void> {
  const data = { organisationId: randomUUID(), batchId: randomUUID(), version: 1 }
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>('select enqueue_job($1, $2, 1000) as id', [
    makeContractDocument.name,
    data,
  ])
  await client.query(
    `update pgboss.job set retry_limit = $2, retry_delay = 1, retry_backoff = false where id = $1`,
    [rows[0]?.id, tries - 1],
  )
  await client.query('commit')
}

/** A company like one of the demo, with a day of one Sider three weeks ago that it has validated. */
async function addCompanyToBill(client: pg.Client, likeId: string, name: string): Promise<void> {
  await client.query(
    `with company as (
      insert into organisations (name, kind) values ($2::text || ' ' || $3::text, 'other') returning id),
    legal as (
      insert into legal_informations
      select (jsonb_populate_record(l, jsonb_build_object('organisation_id', c.id))).*
      from legal_informations l, company c where l.organisation_id = $1),
    payment as (
      insert into payment_informations
      select (jsonb_populate_record(p, jsonb_build_object('organisation_id', c.id,
        'accounting_info', p.accounting_info || jsonb_build_object('email', $3::text || $4::text)))).*
      from payment_informations p, company c where p.organisation_id = $1),
    day as (select date_trunc('week', now()) - interval '21 days' + interval '9 hours' as start),
    mission as (
      insert into missions (organisation_id, type, job_title_id, name, status, selection_status, progress_step,
        starts_at, ends_at, reference_at, unique_identifier, hourly_rate_cents, attendance_config_type,
        created_at, updated_at)
      select c.id, 'delegation', 'waiter', 'Faults', 'submitted', 'completed', 'done', start,
        start + interval '8 hours', start, 'F-' || $3::text, 1300, 'app', start, start
      from company c, day returning id, organisation_id, starts_at, ends_at),
    shift as (
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select organisation_id, id, starts_at, ends_at, 0, 1, true from mission
      returning id, organisation_id, mission_id, starts_at, ends_at),
    sider as (
      insert into siders (first_name, last_name, phone_number, created_at)
      values ('Louise', 'Martin', 'faults ' || $3::text, now()) returning id),
    hours as (
      insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
        worked_from, worked_until, validated_at, created_at, updated_at)
      select h.organisation_id, h.mission_id, h.id, s.id, 'att.validated', h.starts_at, h.starts_at,
        h.ends_at, now(), now(), now()
      from shift h, sider s returning id, organisation_id, worked_from, worked_until)
    insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
    select id, 0, organisation_id, 'shift', worked_from, worked_until, now() from hours`,
    [likeId, companiesOfFaults, name, accountingOfFaults],
  )
}
