import type { invoices } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { type Call, organisationOf } from '../../platform/http/route.ts'
import type { FileAnswer } from '../../platform/http/wire-answer.ts'
import { findStoredInvoice } from './document-queries.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { fileNameOf } from '../to-invoice.ts'

/**
 * The machine-readable invoice alone, as its document contains it, generated again from the stored
 * invoice.
 */
export async function downloadInvoiceXml(
  call: Call,
  { params: { id } }: Parsed<typeof invoices.downloadInvoiceXml>,
): Promise<FileAnswer> {
  const organisationId = organisationOf(call)
  const queries = call.services.db.queries(call.scope)
  const invoice = await findStoredInvoice(queries, { organisationId, invoiceId: id })
  if (invoice === null) throw notFound()
  return {
    bytes: new TextEncoder().encode(electronicInvoice(invoice)),
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(invoice)}.xml"`,
      'cache-control': 'no-store',
    },
  }
}
