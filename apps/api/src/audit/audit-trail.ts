import type { audit } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import {
  addDays,
  type Instant,
  type IsoDate,
  instantInParis,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { type AuditFilter, findAuditRows, findAuditSubjects } from './audit-queries.ts'
import { nextCursor, placeOf, trailEntries } from './trail-entries.ts'

type Trail = typeof audit.listAuditTrail

export async function listAuditTrail(
  call: ReadCall,
  { query }: Parsed<Trail>,
): Promise<Answer<Trail>> {
  const { queries, locale } = call
  const { limit } = query
  const found = await findAuditRows(queries, { ...filterOf(query), limit: limit + 1 })
  const { entries, people, organisations } = await trailEntries(queries, found.slice(0, limit), {
    locale,
    userIds: [query.userId],
    organisationIds: [query.organisationId],
  })
  return {
    entries,
    next: nextCursor(found, limit),
    organisation: organisations.get(query.organisationId ?? '') ?? null,
    user: people.get(query.userId ?? '') ?? null,
  }
}

const shortestTerm = 2

export async function searchAuditSubjects(
  call: ReadCall,
  { query: { q } }: Parsed<typeof audit.searchAuditSubjects>,
): Promise<Answer<typeof audit.searchAuditSubjects>> {
  return folded(q).length < shortestTerm
    ? { organisations: [], people: [] }
    : findAuditSubjects(call.queries, q)
}

function filterOf({
  organisationId,
  userId,
  kind,
  day,
  after,
}: Parsed<Trail>['query']): Omit<AuditFilter, 'limit'> {
  return {
    organisationId,
    userId,
    kind,
    period: day === undefined ? undefined : dayOfParis(day as IsoDate),
    after: placeOf(after),
  }
}

/** From midnight to midnight in Paris: 23 or 25 hours on the days of a clock change. */
function dayOfParis(day: IsoDate): { from: Instant; to: Instant } {
  const midnight = localTime('00:00')
  return { from: instantInParis(day, midnight), to: instantInParis(addDays(day, 1), midnight) }
}
