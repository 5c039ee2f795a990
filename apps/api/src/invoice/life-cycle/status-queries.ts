import type { StatusReason } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { VatArea } from '@renfort/domain/law/vat.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { LifeCycleKey } from './life-cycle-queries.ts'

export type StatusVoice = 'platform' | 'company' | 'provider'

/** A status to store; stored statuses never change. */
export interface NewStatus {
  readonly code: number
  readonly at: Instant
  readonly by: StatusVoice
  readonly userId: string | null
  readonly reasonCode: StatusReason | null
  readonly reason: string | null
  readonly amountCents: number | null
  /** Basis points. */
  readonly taxRate: number | null
  /** The id of the platform's message, which is stored once. */
  readonly message: string | null
}

/** Stores a status; returns its id, or `undefined` for a message that is stored already. */
export async function insertStatus(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
  status: NewStatus,
  now: Instant,
): Promise<string | undefined> {
  const row = await queries
    .insertInto('invoice_statuses')
    .values({
      invoice_id: invoiceId,
      organisation_id: organisationId,
      code: status.code,
      said_at: status.at,
      recorded_at: now,
      said_by: status.by,
      user_id: status.userId,
      reason_code: status.reasonCode,
      reason: status.reason,
      amount_cents: status.amountCents,
      tax_rate: status.taxRate,
      message: status.message,
    })
    .onConflict((conflict) => conflict.columns(['message', 'invoice_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The statuses of an invoice, in the order of time. */
export async function findStatuses(queries: Queries, { organisationId, invoiceId }: LifeCycleKey) {
  return queries
    .selectFrom('invoice_statuses as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.code',
      's.said_at as at',
      's.reason',
      's.amount_cents as amountCents',
      's.tax_rate as taxRate',
      'u.first_name as firstName',
      'u.last_name as lastName',
      sql<StatusVoice>`s.said_by`.as('by'),
      sql<StatusReason | null>`s.reason_code`.as('reasonCode'),
    ])
    .where('s.organisation_id', '=', organisationId)
    .where('s.invoice_id', '=', invoiceId)
    .orderBy('s.said_at')
    .orderBy('s.code')
    .orderBy('s.recorded_at')
    .execute()
}

export async function storeCurrentCode(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
  { code, now }: { readonly code: number | null; readonly now: Instant },
): Promise<void> {
  await queries
    .updateTable('invoice_life_cycles')
    .set({ code, changed_at: now })
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** Which of some messages are stored already. */
export async function findKnownMessages(
  queries: Queries,
  messages: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('invoice_statuses')
    .select('message')
    .distinct()
    .where(sql<boolean>`message = any(${messages}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ message }) => message ?? []))
}

/** A status set by the provider, with its invoice. */
export async function findOwnStatus(
  queries: Queries,
  { organisationId, statusId }: { readonly organisationId: string; readonly statusId: string },
) {
  return queries
    .selectFrom('invoice_statuses')
    .select([
      'invoice_id as invoiceId',
      'code',
      'said_at as at',
      'amount_cents as amountCents',
      'tax_rate as taxRate',
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', statusId)
    .where('said_by', '=', 'provider')
    .executeTakeFirst()
}

/** The statuses of an invoice set by the provider. */
export async function findOwnStatusIds(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('invoice_statuses')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .where('said_by', '=', 'provider')
    .orderBy('said_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** The payment of an invoice, and the part of it that statuses already report. */
export interface PaidIn extends LifeCycleKey {
  readonly issuedOn: IsoDate
  /** `null` for invoices without a tax area. */
  readonly vatArea: VatArea | null
  readonly isPaid: boolean
  /**
   * Tax included: the amount owed after credit notes; for a credit note, the amount repaid in
   * money.
   */
  readonly dueCents: number
  readonly saidCents: number
  readonly code: number | null
  readonly flowId: string | null
}

/**
 * The payments of some invoices. A credit note repays money only if its invoice was paid before it;
 * otherwise it was deducted from that payment.
 */
export async function findPaidIn(
  queries: Queries,
  invoiceIds: readonly string[],
): Promise<readonly PaidIn[]> {
  const { rows } = await sql<PaidIn>`
    select i.id as "invoiceId", i.organisation_id as "organisationId", i.issued_on as "issuedOn",
      i.facts ->> 'vatArea' as "vatArea",
      i.paid_at is not null as "isPaid", l.code, l.flow_id as "flowId",
      case when i.type = 'invoice' then i.total_cents + coalesce((
          select sum(n.total_cents) from invoices n where n.credited_id = i.id), 0)
        when c.paid_at < i.created_at then i.total_cents else 0 end::int as "dueCents",
      coalesce((select sum(s.amount_cents) from invoice_statuses s
        where s.invoice_id = i.id and s.said_by = 'provider'), 0)::int as "saidCents"
    from invoices i
    left join invoices c on c.id = i.credited_id
    left join invoice_life_cycles l on l.invoice_id = i.id
    where i.id = any(${invoiceIds}::uuid[])
    order by i.id`.execute(queries)
  return rows
}
