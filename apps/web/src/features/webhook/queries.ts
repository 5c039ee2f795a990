import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listTries,
  listWebhooks,
  replayDelivery,
  replayPeriod,
  rotateSecret,
  testWebhook,
} from '@renfort/contract/webhook.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

const sends = [testWebhook, replayPeriod, replayDelivery]

staleAfter(listWebhooks, [createWebhook, changeWebhook, rotateSecret, deleteWebhook, ...sends])

export const webhooksQuery = () => queryFor(listWebhooks, {}, 0)

staleAfter(listDeliveries, sends)

/** What was and will be sent to a webhook: read again at each opening. */
export const deliveriesQuery = (id: string) =>
  queryFor(listDeliveries, { params: { id }, query: { limit: 50 } }, 0)

staleAfter(listTries, [replayDelivery])

export const triesQuery = (id: string, deliveryId: string) =>
  queryFor(listTries, { params: { id, deliveryId } }, 0)
