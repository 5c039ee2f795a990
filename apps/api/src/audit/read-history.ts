import type { history } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { historyPageSize } from '@renfort/contract/history.ts'
import { nextCursor, placeOf, trailEntries } from './trail-entries.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { findHistoryRows } from './history-queries.ts'

type Read = typeof history.readHistory

export async function readHistory(
  call: ReadCall,
  { params, query: { subject, after } }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries, locale } = call
  const found = await findHistoryRows(queries, {
    organisationId: ownOrganisation(call, params.id),
    subject,
    after: placeOf(after),
    limit: historyPageSize + 1,
  })
  const rows = found.slice(0, historyPageSize)
  const { entries } = await trailEntries(queries, rows, { locale })
  return {
    // Rows that repeat the same values show no change, so they are left out.
    entries: entries.filter(({ changes, others }) => changes.length + others.length > 0),
    next: nextCursor(found, historyPageSize),
  }
}
