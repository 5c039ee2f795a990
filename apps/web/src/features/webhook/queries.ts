import { listDeliveries, listTries, listWebhooks } from '@renfort/contract/webhook.ts'
import { queryFor } from '../../platform/query.ts'

export const webhooksQuery = () => queryFor(listWebhooks, {}, 0)

/** What was and will be sent to a webhook: read again at each opening. */
export const deliveriesQuery = (id: string) =>
  queryFor(listDeliveries, { params: { id }, query: { limit: 50 } }, 0)

export const triesQuery = (id: string, deliveryId: string) =>
  queryFor(listTries, { params: { id, deliveryId } }, 0)
