import type { webhooks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { testEventKind } from '@renfort/domain/event/event-kinds.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { numberEvents } from '../event/event-queries.ts'
import { writeEvents } from '../event/write-events.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { ownWebhook } from './change-webhooks.ts'
import { replayBetween, replayOne, wakeWebhooks } from './delivery-queries.ts'
import type { WebhookRow } from './webhook-queries.ts'

type Test = typeof webhooks.testWebhook
type ReplayOne = typeof webhooks.replayDelivery
type ReplayPeriod = typeof webhooks.replayPeriod

export async function testWebhook(
  call: CommandCall,
  { params: { id } }: Parsed<Test>,
): Promise<void> {
  const { url } = await openWebhook(call, id)
  const organisationId = organisationOf(call)
  const data = { webhookId: id }
  writeEvents(call.transaction, [{ kind: testEventKind, organisationId, subject: id, data }])
  await call.transaction.record({
    action: 'webhook.test',
    entity: 'webhook',
    entityId: id,
    before: null,
    after: { url },
  })
}

export async function replayDelivery(
  call: CommandCall,
  { params: { id, deliveryId } }: Parsed<ReplayOne>,
): Promise<void> {
  const { queries, transaction } = call
  const { url } = await openWebhook(call, id)
  const of = { webhookId: id, deliveryId }
  if (!(await replayOne(queries, of, transaction.now))) throw notFound()
  await noteReplay(call, { id, url, count: 1 })
}

/** Events that have no place yet are of the last moments: they are sent anyway. */
export async function replayPeriod(
  call: CommandCall,
  { params: { id }, body }: Parsed<ReplayPeriod>,
): Promise<Answer<ReplayPeriod>> {
  const { queries, transaction } = call
  const { url } = await openWebhook(call, id)
  await numberEvents(queries, organisationOf(call))
  const of = { webhookId: id, from: instant(body.from), to: instant(body.to) }
  const count = await replayBetween(queries, of, transaction.now)
  await noteReplay(call, { id, url, count })
  return { count }
}

async function noteReplay(
  { queries, transaction }: CommandCall,
  { id, url, count }: { readonly id: string; readonly url: string; readonly count: number },
): Promise<void> {
  if (count > 0) await wakeWebhooks(queries)
  await transaction.record({
    action: 'webhook.replay',
    entity: 'webhook',
    entityId: id,
    before: null,
    after: { url, added: count },
  })
}

async function openWebhook(call: CommandCall, id: string): Promise<WebhookRow> {
  const found = await ownWebhook(call, id)
  if (found.disabled) throw refuse('errors.webhook.disabled')
  return found
}
