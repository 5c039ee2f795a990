import type { changedHours } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../platform/clock.ts'
import { cursorTo, placeOfCursor } from '../platform/http/list-cursor.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findChangedHours } from './company-hours-queries.ts'
import { reachOf } from './hours-filters.ts'
import { toCompanyHours } from './to-company-hours.ts'

type List = typeof changedHours.listChangedHours

/**
 * Milliseconds for which a change is not told yet: a command notes the time at its beginning, and
 * another that began later may be seen earlier. No command takes as long.
 */
const settled = 60_000

export async function listChangedHours(
  call: ReadCall,
  { query: { updatedSince, after, limit } }: Parsed<List>,
): Promise<Answer<List>> {
  const now = call.services.clock.now()
  const within = { list: 'hours', organisationId: organisationOf(call), now }
  const place = after === undefined ? null : placeOfCursor(after, within)
  const rows = await findChangedHours(call.queries, reachOf(call), {
    after: place,
    since: place === null ? ((updatedSince as Instant | undefined) ?? null) : null,
    until: instantAfter(now, -settled),
    limit: limit + 1,
  })
  const told = rows.slice(0, limit)
  const last = told.at(-1)
  const hours = await toCompanyHours(call, told)
  return {
    attendances: hours.map((each, index) => ({
      ...each,
      updatedAt: told[index]?.updatedAt ?? now,
    })),
    next:
      last === undefined ? (after ?? null) : cursorTo({ at: last.updatedAt, id: last.id }, within),
    hasMore: rows.length > limit,
  }
}
