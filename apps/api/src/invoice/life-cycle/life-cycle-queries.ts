import type { ReferencedInvoice } from '@renfort/domain/invoice/life-cycle/status-message.ts'
import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { UntransmittedReason } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

export interface LifeCycleKey {
  readonly organisationId: string
  readonly invoiceId: string
}

/**
 * The state of the transmission of an invoice, created if missing and locked until the end of the
 * transaction.
 */
export async function lockLifeCycle(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
  now: Instant,
) {
  await queries
    .insertInto('invoice_life_cycles')
    .values({ invoice_id: invoiceId, organisation_id: organisationId, changed_at: now })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute()
  return lifeCycles(queries)
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
}

/** The state of the transmission of an invoice; none before its document is made. */
export async function findLifeCycle(queries: Queries, { organisationId, invoiceId }: LifeCycleKey) {
  return lifeCycles(queries)
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
}

function lifeCycles(queries: Queries) {
  return queries
    .selectFrom('invoice_life_cycles')
    .select([
      'flow_id as flowId',
      'sent_at as sentAt',
      'detail',
      'code',
      sql<UntransmittedReason | null>`untransmitted`.as('untransmitted'),
    ])
}

export async function storeTransmission(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
  { flowId, now }: { readonly flowId: string; readonly now: Instant },
): Promise<void> {
  await queries
    .updateTable('invoice_life_cycles')
    .set({ flow_id: flowId, sent_at: now, untransmitted: null, detail: null, changed_at: now })
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** Stores why the platform does not have an invoice; `null` while it is on its way. */
export async function storeUntransmitted(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
  {
    reason,
    detail,
    now,
  }: {
    readonly reason: UntransmittedReason | null
    readonly detail: string | null
    readonly now: Instant
  },
): Promise<void> {
  await queries
    .updateTable('invoice_life_cycles')
    .set({ flow_id: null, sent_at: null, untransmitted: reason, detail, changed_at: now })
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** An invoice with its document, as it is transmitted. */
export async function findInvoiceToSend(
  queries: Queries,
  { organisationId, invoiceId }: LifeCycleKey,
): Promise<{ readonly documentKey: string | null; readonly about: ReferencedInvoice } | null> {
  const row = await queries
    .selectFrom('invoices')
    .select([
      'reference_number as referenceNumber',
      'issued_on as issuedOn',
      'document_key as documentKey',
      'facts',
      sql<InvoiceType>`type`.as('type'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { documentKey, facts, ...rest } = row
  return { documentKey, about: { ...rest, ...sirensOf(facts) } }
}

function sirensOf({ seller, buyer }: InvoiceFacts) {
  return { sellerSiren: seller.siren, buyerSiren: buyer.siren }
}

/** The invoice with a number. */
export async function findInvoiceKey(
  queries: Queries,
  referenceNumber: string,
): Promise<LifeCycleKey | undefined> {
  return queries
    .selectFrom('invoices')
    .select(['id as invoiceId', 'organisation_id as organisationId'])
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst()
}

/** The invoice of a flow of the platform. */
export async function findInvoiceOfFlow(
  queries: Queries,
  flowId: string,
): Promise<LifeCycleKey | undefined> {
  return queries
    .selectFrom('invoice_life_cycles')
    .select(['invoice_id as invoiceId', 'organisation_id as organisationId'])
    .where('flow_id', '=', flowId)
    .executeTakeFirst()
}

/** The instant up to which the platform's news were read; none before the first time. */
export async function findReadUntil(queries: Queries): Promise<Instant | null> {
  const row = await queries
    .selectFrom('invoice_platform_reads')
    .select('read_until as readUntil')
    .executeTakeFirst()
  return row?.readUntil ?? null
}

export async function storeReadUntil(queries: Queries, readUntil: Instant): Promise<void> {
  await queries
    .insertInto('invoice_platform_reads')
    .values({ read_until: readUntil })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ read_until: readUntil }))
    .execute()
}
