import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { type BilledLine, findBilledLines } from '../detail-queries.ts'
import { figureColumns, type InvoiceFigures } from '../invoice-queries.ts'

/** A line as its document shows it. */
export type StoredLine = Omit<BilledLine, 'payUnitCents' | 'coefficientBasisPoints'>

/** An invoice with all data of its document. */
export interface StoredInvoice extends InvoiceFigures {
  readonly type: InvoiceType
  readonly referenceNumber: string
  readonly creditReason: string | null
  readonly creditedNumber: string | null
  readonly creditedOn: IsoDate | null
  readonly facts: InvoiceFacts
  readonly lines: readonly StoredLine[]
}

interface InvoiceKey {
  readonly organisationId: string
  readonly invoiceId: string
}

/** An invoice without a document; `null` where it has one. */
export async function findInvoiceWithoutDocument(
  queries: Queries,
  key: InvoiceKey,
): Promise<StoredInvoice | null> {
  const waits = await queries
    .selectFrom('invoices')
    .select('id')
    .where('organisation_id', '=', key.organisationId)
    .where('id', '=', key.invoiceId)
    .where('document_key', 'is', null)
    .executeTakeFirst()
  return waits === undefined ? null : findStoredInvoice(queries, key)
}

/** An invoice with all data of its document. */
export async function findStoredInvoice(
  queries: Queries,
  { organisationId, invoiceId }: InvoiceKey,
): Promise<StoredInvoice | null> {
  const invoice = await queries
    .selectFrom('invoices as i')
    .leftJoin('invoices as c', 'c.id', 'i.credited_id')
    .select([
      ...figureColumns,
      'i.rounding_cents as roundingCents',
      'i.credit_reason as creditReason',
      'i.facts',
      'c.reference_number as creditedNumber',
      'c.issued_on as creditedOn',
      sql<InvoiceType>`i.type`.as('type'),
    ])
    .where('i.organisation_id', '=', organisationId)
    .where('i.id', '=', invoiceId)
    .executeTakeFirst()
  if (invoice === undefined) return null
  const lines = await findBilledLines(queries, { organisationId, id: invoiceId })
  return { ...invoice, lines }
}

/** Stores the document of an invoice; `false` where it had one already. */
export async function storeInvoiceDocument(
  queries: Queries,
  { organisationId, invoiceId }: InvoiceKey,
  { key, sha256 }: { readonly key: string; readonly sha256: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('invoices')
    .set({ document_key: key, document_sha256: sha256 })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', invoiceId)
    .where('document_key', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
