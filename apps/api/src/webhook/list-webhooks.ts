import type { webhooks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refuse } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findDeliveries, findTries } from './delivery-queries.ts'
import { findWebhooks } from './webhook-queries.ts'

type List = typeof webhooks.listWebhooks
type Deliveries = typeof webhooks.listDeliveries
type Tries = typeof webhooks.listTries

/** Tries that are shown of one delivery. */
const shownTries = 30

export async function listWebhooks(call: ReadCall): Promise<Answer<List>> {
  return findWebhooks(call.queries, organisationOf(call), call.services.clock.now())
}

export async function listDeliveries(
  call: ReadCall,
  { params: { id }, query: { state, before, limit } }: Parsed<Deliveries>,
): Promise<Answer<Deliveries>> {
  await refuseForeign(call, id)
  const page = { webhookId: id, state, before, limit: limit + 1 }
  const found = await findDeliveries(call.queries, page)
  return { deliveries: found.slice(0, limit), hasMore: found.length > limit }
}

export async function listTries(
  call: ReadCall,
  { params: { id, deliveryId } }: Parsed<Tries>,
): Promise<Answer<Tries>> {
  await refuseForeign(call, id)
  const of = { webhookId: id, deliveryId, limit: shownTries }
  const tries = await findTries(call.queries, of)
  if (tries === null) throw refuse('errors.not_found')
  return tries
}

async function refuseForeign(call: ReadCall, id: string): Promise<void> {
  const own = await call.queries
    .selectFrom('webhooks')
    .select('id')
    .where('organisation_id', '=', organisationOf(call))
    .where('id', '=', id)
    .executeTakeFirst()
  if (own === undefined) throw refuse('errors.not_found')
}
