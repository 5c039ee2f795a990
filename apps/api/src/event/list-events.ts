import type { events } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refuse } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findEvents, findSwept, numberEvents } from './event-queries.ts'

type List = typeof events.listEvents

/**
 * The events after a place. Those of the last moments are given theirs first, so that a reader
 * never waits for the job that does it.
 */
export async function listEvents(
  call: ReadCall,
  { query: { after, limit } }: Parsed<List>,
): Promise<Answer<List>> {
  const organisationId = organisationOf(call)
  await numberEvents(call.queries, organisationId)
  const found = await findEvents(call.queries, { organisationId, after, limit: limit + 1 })
  if (after > 0 && after < (await findSwept(call.queries, organisationId))) {
    throw refuse('errors.event.swept')
  }
  const events = found.slice(0, limit)
  return {
    events,
    next: events.at(-1)?.sequence ?? after,
    hasMore: found.length > limit,
  }
}
