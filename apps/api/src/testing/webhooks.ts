import { events, webhooks } from '@renfort/contract'
import { eventKinds } from '@renfort/domain/event/event-kinds.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

export const aNewWebhook = { url: 'https://paie.example.test/renfort', kinds: [...eventKinds] }

/** A webhook of the caller's company, and a delivery that waits for it. */
export async function aWebhookWithDelivery(app: TestApp, admin: Caller) {
  const { body: made } = await call(app, webhooks.createWebhook, admin, { body: aNewWebhook })
  const params = { id: made.id }
  await call(app, webhooks.testWebhook, admin, { params })
  // Reading the events gives them their places, with which they wait for delivery.
  await call(app, events.listEvents, admin, { query: {} })
  const { body } = await call(app, webhooks.listDeliveries, admin, { params, query: {} })
  return { webhookId: made.id, deliveryId: body.deliveries[0]?.id ?? '' }
}
