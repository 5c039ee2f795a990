import type { CollectionState } from '@renfort/domain/collection/collection.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { SoughtInvoice } from '@renfort/domain/invoice/sought-invoice.ts'
import { sql } from 'kysely'
import { dueCents } from '../invoice/invoice-queries.ts'
import type { Queries } from '../platform/database/db.ts'

interface Sought extends SoughtInvoice {
  readonly organisationId: string
  readonly limit: number
}

/** The invoices of a company by a part of their number or by what they come to, the newest first. */
export async function findSoughtInvoices(
  queries: Queries,
  { organisationId, reference, amount, limit }: Sought,
) {
  return queries
    .selectFrom('invoices as i')
    .select([
      'id',
      'reference_number as referenceNumber',
      'week_start as weekStartDate',
      'total_cents as totalCents',
      dueCents.as('dueCents'),
      sql<CollectionState | null>`i.collection`.as('collection'),
      'paid_at as paidAt',
      sql<InvoiceType>`type`.as('type'),
    ])
    .where('organisation_id', '=', organisationId)
    .where((where) =>
      where.or([
        ...(reference === null
          ? []
          : [
              sql<boolean>`regexp_replace(reference_number, '[^A-Za-z0-9]', '', 'g') like ${`%${reference}%`}`,
            ]),
        ...(amount === null
          ? []
          : [
              sql<boolean>`abs(total_cents) >= ${amount.from} and abs(total_cents) < ${amount.below}`,
            ]),
      ]),
    )
    .orderBy('week_start', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}
