import { changedTerms, type VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import type { Queries } from '../../platform/database/db.ts'
import type { BatchRow } from '../batch-queries.ts'
import { gatherTerms } from './gather-facts.ts'
import { findLastPaper } from './paper-queries.ts'

/**
 * What the next version of a document would change from the last PDF; `null` where there is none.
 */
export async function changesToCome(
  queries: Queries,
  { organisationId, id: batchId, version }: BatchRow,
): Promise<VersionChanges | null> {
  const last = await findLastPaper(queries, batchId)
  if (last === undefined) return null
  const next = await gatherTerms(queries, { organisationId, batchId, version })
  if (next === null) return null
  return { since: last.version, changes: changedTerms(last.terms, next) }
}
