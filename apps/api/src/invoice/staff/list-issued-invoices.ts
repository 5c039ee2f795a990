import type { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { statusOf } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import {
  countConcerns,
  countIssuedInvoices,
  findIssuedInvoices,
  type IssuedRow,
} from './issued-invoice-queries.ts'
import { toInvoice } from '../to-invoice.ts'

type List = typeof invoiceDesk.listIssuedInvoices

/** The invoices of every company, for internal staff. */
export async function listIssuedInvoices(
  call: ReadCall,
  { query: { q, paid, settlement, concern, ...page } }: Parsed<List>,
): Promise<Answer<List>> {
  const filters = {
    text: q ?? '',
    isPaid: paid === undefined ? null : paid === 'true',
    settlement: settlement ?? null,
    concern: concern ?? null,
  }
  const [rows, total, concerns] = await Promise.all([
    findIssuedInvoices(call.queries, { ...filters, ...page }),
    countIssuedInvoices(call.queries, filters),
    countConcerns(call.queries),
  ])
  return {
    invoices: rows.map((row) => ({
      ...toInvoice(call, row),
      company: { id: row.organisationId, name: row.companyName },
      standing: standingOf(row),
      left: row.type === 'invoice' ? centsToEuros(cents(row.leftCents)) : 0,
    })),
    total,
    concerns,
    ...page,
  }
}

function standingOf(row: IssuedRow) {
  const { statusCode, reasonCode, reason, isSent, untransmitted, detail } = row
  return {
    status: statusCode === null ? null : statusOf(statusCode),
    reason: reasonCode === null ? null : { code: reasonCode, words: reason },
    isSent,
    untransmitted,
    detail,
  }
}
