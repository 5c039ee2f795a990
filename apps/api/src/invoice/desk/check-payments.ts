import type { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isUnderWay } from '@renfort/domain/collection/collection.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { findByReference } from './desk-queries.ts'

type Check = typeof invoiceDesk.checkPayments

/** What the numbers of a pasted list stand for; nothing is written. */
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

/** A number as it was issued, whatever its case in a pasted list. */
export function asIssued(reference: string): string {
  return reference.trim().toUpperCase()
}
