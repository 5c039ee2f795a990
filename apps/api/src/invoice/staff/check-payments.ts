import type { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isUnderWay } from '@renfort/domain/collection/collection.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { findByReference } from './issued-invoice-queries.ts'

type Check = typeof invoiceDesk.checkPayments

/** Reports what each number of a pasted list is, without writing anything. */
export async function checkPayments(
  { queries }: ReadCall,
  { body: { references } }: Parsed<Check>,
): Promise<Answer<Check>> {
  const rows = await findByReference(queries, references.map(asIssued))
  const known = new Map(rows.map((row) => [row.referenceNumber, row]))
  return {
    lines: references.map((reference) => {
      const row = known.get(asIssued(reference))
      if (row === undefined) return { reference, state: 'unknown', invoice: null }
      return {
        reference,
        state: row.paidAt !== null ? 'paid' : isUnderWay(row.collection) ? 'collecting' : 'unpaid',
        invoice: {
          id: row.id,
          company: { id: row.organisationId, name: row.companyName },
          amount: centsToEuros(cents(row.totalCents)),
        },
      }
    }),
  }
}

/** A number of a pasted list in the case in which it was issued. */
export function asIssued(reference: string): string {
  return reference.trim().toUpperCase()
}
