import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { cents, type Cents } from '@renfort/domain/kernel/money.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'

/**
 * The company of some hours, with the same lock as a billing run, so that the two follow each
 * other.
 */
export async function lockCompanyOfHours(queries: Queries, attendanceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from organisations o
    where o.id = (select organisation_id from attendances where id = ${attendanceId})
    for no key update`.execute(queries)
  return rows.length > 0
}

interface NewCorrection {
  readonly attendanceId: string
  readonly organisationId: string
  readonly time: WorkedTime
  readonly reason: string
  readonly madeBy: string
}

/** Adds a correction by internal staff after earlier ones. */
export async function insertCorrection(
  queries: Queries,
  { attendanceId, organisationId, time, reason, madeBy }: NewCorrection,
  now: Instant,
): Promise<void> {
  await sql`
    insert into hours_corrections
      (attendance_id, number, organisation_id, starts_at, ends_at, breaks, reason, made_at, made_by)
    select ${attendanceId}::uuid, coalesce(max(number), 0) + 1, ${organisationId}::uuid,
      ${time.startDate}::timestamptz, ${time.endDate}::timestamptz, ${json(time.breaks)}::jsonb,
      ${reason}, ${now}::timestamptz, ${madeBy}::uuid
    from hours_corrections where attendance_id = ${attendanceId}`.execute(queries)
}

/** Whether other hours of a Sider, corrections included, overlap a time. */
export async function meetsCorrected(
  queries: Queries,
  {
    siderId,
    except,
    time,
  }: { readonly siderId: string; readonly except: string; readonly time: WorkedTime },
): Promise<boolean> {
  const { rows } = await sql`
    select from attendances a
    join lateral (
      select starts_at, ends_at from hours_corrections c
      where c.attendance_id = a.id order by number desc limit 1
    ) c on c.starts_at < c.ends_at
      and c.starts_at < ${time.endDate}::timestamptz and c.ends_at > ${time.startDate}::timestamptz
    where a.sider_id = ${siderId} and a.id <> ${except}
      and a.worked_from > ${time.startDate}::timestamptz - interval '3 days'
      and a.worked_from < ${time.endDate}::timestamptz + interval '3 days'
    limit 1`.execute(queries)
  return rows.length > 0
}

/**
 * The last invoice with some hours, and the later ones with hours of the same Sider and week, whose
 * overtime and meals were counted after them; the earliest first.
 */
export async function findLastBills(
  queries: Queries,
  { attendanceId, siderId }: { readonly attendanceId: string; readonly siderId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive bills as (
      select invoice_id as id, 0 as position from attendances where id = ${attendanceId}
      union all
      select r.settled_by, b.position + 1 from bills b
      join rebilled_hours r on r.invoice_id = b.id and r.sider_id = ${siderId}
      where r.settled_by is not null
    ),
    last as (
      select i.id, i.organisation_id, i.week_start, i.created_at
      from invoices i where i.id = (select id from bills order by position desc limit 1)
    )
    select i.id from last
    join invoices i on i.organisation_id = last.organisation_id and i.type = 'invoice'
      and i.week_start = last.week_start and i.created_at >= last.created_at
    where i.id = last.id or (
      exists (
        select from invoice_lines l
        where l.invoice_id = i.id and l.sider_id = ${siderId} and l.kind in ('hours', 'meal')
      )
      -- What was billed again stands on its last bill alone.
      and not exists (
        select from rebilled_hours r
        where r.invoice_id = i.id and r.sider_id = ${siderId} and r.settled_by is not null
      )
    )
    order by i.created_at, i.id`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * Marks the hours of a Sider on an invoice to be billed again. Returns the amount to give back for
 * their hours and meals, without tax; nothing where the whole invoice or these hours were given
 * back before.
 */
export async function openRebilling(
  queries: Queries,
  {
    invoiceId,
    siderId,
    organisationId,
  }: Readonly<Record<'invoiceId' | 'siderId' | 'organisationId', string>>,
): Promise<Cents> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into rebilled_hours as r (invoice_id, sider_id, organisation_id)
    values (${invoiceId}, ${siderId}, ${organisationId})
    -- Nothing was left to bill then; now there may be.
    on conflict (invoice_id, sider_id) do update set settled_at = null
    returning (xmax = 0) as "isNew"`.execute(queries)
  if (rows[0]?.isNew !== true) return cents(0)
  await queries
    .deleteFrom('invoice_days')
    .where('invoice_id', '=', invoiceId)
    .where('sider_id', '=', siderId)
    .where('kind', '=', 'meal')
    .execute()
  const { total } = await queries
    .selectFrom('invoice_lines')
    .select(sql<number>`coalesce(sum(price_cents), 0)::int`.as('total'))
    .where('invoice_id', '=', invoiceId)
    .where('sider_id', '=', siderId)
    .where('kind', 'in', ['hours', 'meal'])
    .where(sql<boolean>`(
      select sum(i.total_cents) from invoices i
      where i.id = ${invoiceId} or i.credited_id = ${invoiceId}
    ) <> 0`)
    .executeTakeFirstOrThrow()
  return cents(total)
}

export async function storeRebillingCredit(
  queries: Queries,
  { invoiceId, siderId, creditId }: Readonly<Record<'invoiceId' | 'siderId' | 'creditId', string>>,
): Promise<void> {
  await queries
    .updateTable('rebilled_hours')
    .set({ credit_id: creditId })
    .where('invoice_id', '=', invoiceId)
    .where('sider_id', '=', siderId)
    .execute()
}
