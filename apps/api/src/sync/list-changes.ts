import type { sync } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import type { SyncKind } from '@renfort/domain/sync/sync.ts'
import { refuse } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { type ChangedRow, findChanged, findStanding, numberRecords } from './change-queries.ts'
import type { Records } from './record-queries.ts'
import { cursorOf, positionOf } from './sync-cursor.ts'

interface ListedChanges<Kind extends SyncKind> {
  readonly kind: Kind
  /** The right to read the list, which may reach the missions of one user alone. */
  readonly access: Action
  readonly query: Parsed<typeof sync.syncHours>['query']
  /** What the contract tells of a record, besides its id and the time of its change. */
  readonly toRecord: (row: Records[Kind]) => object
}

/**
 * A page of the records that changed, as JSON: checking a thousand against the contract takes longer
 * than reading them. Those of the last moments are given their places first.
 */
export async function changesOf<Kind extends SyncKind>(
  call: ReadCall,
  { kind, access, query, toRecord }: ListedChanges<Kind>,
): Promise<string> {
  const organisationId = organisationOf(call)
  const { queries, services } = call
  const isBehind = await numberRecords(queries, organisationId, services.clock.now())
  const { after, last, swept } = await startOf(call, { organisationId, kind, query })
  const found = await findChanged(queries, {
    organisationId,
    kind,
    after,
    limit: query.limit + 1,
    owner: ownerLimit(call, access),
  })
  const page = found.slice(0, query.limit)
  const hasRows = found.length > page.length
  const end = page.at(-1)?.sequence ?? after
  // At the end of its list a reader has seen all that the company has numbered before.
  const sequence = hasRows ? end : Math.max(end, last)
  return JSON.stringify({
    ...told(page, toRecord),
    next: cursorOf(services.secretBox, organisationId, { kind, sequence, swept }),
    hasMore: hasRows || isBehind,
  })
}

/** After which place a page begins. */
async function startOf(
  { queries, services }: ReadCall,
  {
    organisationId,
    kind,
    query: { cursor, updatedSince },
  }: { readonly organisationId: string } & Pick<ListedChanges<SyncKind>, 'kind' | 'query'>,
) {
  const position =
    cursor === undefined ? null : positionOf(services.secretBox, { organisationId, kind, cursor })
  const since = updatedSince === undefined ? null : instant(updatedSince)
  const { last, swept, before } = await findStanding(queries, { organisationId, kind, since })
  if (position !== null) {
    // A database that was restored may not know yet what this reader has seen.
    if (position.sequence > last) throw refuse('errors.cursor.invalid')
    if (position.swept !== swept && position.sequence < swept) throw refuse('errors.cursor.swept')
    return { after: position.sequence, last, swept }
  }
  if (since === null) return { after: 0, last, swept }
  const after = before ?? last
  if (after < swept) throw refuse('errors.cursor.swept')
  return { after, last, swept }
}

function told<Kind extends SyncKind>(
  rows: readonly ChangedRow<Kind>[],
  toRecord: (row: Records[Kind]) => object,
) {
  const records: object[] = []
  const deleted: { readonly id: string; readonly deletedAt: Instant }[] = []
  for (const row of rows) {
    const { id, changedAt } = row
    if (row.isListed === null) deleted.push({ id, deletedAt: changedAt })
    else records.push({ id, updatedAt: changedAt, ...toRecord(row) })
  }
  return { records, deleted }
}
