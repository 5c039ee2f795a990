import { eventKinds, testEventKind } from '@renfort/domain/event/event-kinds.ts'
import {
  deliveryFailures,
  deliveryStates,
  replayIssues,
} from '@renfort/domain/webhook/webhook-deliveries.ts'
import { longestWebhookUrl, webhookUrlIssues } from '@renfort/domain/webhook/webhook-url.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import {
  id,
  instant,
  key,
  listedId,
  listedInstant,
  queryBetween,
  queryLimit,
  requiredLine,
} from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const kind = z.enum(eventKinds, key('errors.field.unknown_choice'))

const fields = {
  url: requiredLine(longestWebhookUrl),
  /** The kinds of events that are sent there. */
  kinds: z
    .array(kind)
    .min(1, key('errors.webhook.kinds'))
    .max(eventKinds.length, key('errors.field.too_long'))
    .transform((kinds) => [...new Set(kinds)]),
}
const urlRule = rule<{ readonly url: string }>(({ url }) => webhookUrlIssues(url))

export const newWebhook = z.object(fields).check(urlRule)
export type NewWebhook = z.input<typeof newWebhook>

export const webhookChange = z
  .object({
    ...fields,
    /** A disabled webhook is sent nothing, and misses what happens meanwhile. */
    disabled: z.boolean(),
  })
  .check(urlRule)

const webhook = z.object({
  id: listedId,
  url: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  disabled: z.boolean(),
  createdAt: listedInstant,
  /** When its secret was made. */
  secretSince: listedInstant,
  /** Until when the secret before still signs too; `null` where there is none. */
  previousSecretUntil: listedInstant.nullable(),
  /** Deliveries that were not answered yet, and those that are not tried any more. */
  waiting: z.number().int(),
  parked: z.number().int(),
})
export type Webhook = z.infer<typeof webhook>

/** Begins with `whsec_`; shown once. */
const secret = z.string()
const showsSecret = 'The answer holds a secret, which is stored nowhere else.'
const ofWebhook = z.object({ id })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'The addresses to which the events of the company are sent',
  access: 'webhook.manage',
  response: z.array(webhook),
  errors: [],
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Sends the events of some kinds to an address, from now on; answers the secret once',
  access: 'webhook.manage',
  status: 201,
  body: newWebhook,
  response: z.object({ id: listedId, secret }),
  errors: ['errors.webhook.too_many', 'errors.webhook.private'],
  neverReplayed: showsSecret,
})

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/v1/webhooks/:id',
  summary: 'Changes address and kinds of a webhook, or disables it',
  access: 'webhook.manage',
  params: ofWebhook,
  body: webhookChange,
  response: z.void(),
  status: 204,
  errors: ['errors.not_found', 'errors.webhook.private'],
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  summary: 'Deletes a webhook, its secrets and its deliveries',
  access: 'webhook.manage',
  params: ofWebhook,
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const rotateSecret = endpoint({
  method: 'POST',
  path: '/v1/webhooks/:id/secret',
  summary: 'Makes a new secret, shown once; the one before signs beside it for a day',
  access: 'webhook.manage',
  status: 201,
  params: ofWebhook,
  response: z.object({ secret, previousSecretUntil: listedInstant }),
  errors: ['errors.not_found'],
  neverReplayed: showsSecret,
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhooks/:id/test',
  summary: 'Sends an event of the kind webhook.test to this webhook alone',
  access: 'webhook.manage',
  status: 204,
  params: ofWebhook,
  response: z.void(),
  errors: ['errors.not_found', 'errors.webhook.disabled'],
})

const delivery = z.object({
  id: listedId,
  eventId: listedId,
  sequence: z.number().int(),
  type: z.enum([...eventKinds, testEventKind]),
  timestamp: listedInstant,
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** `null` for one that is not tried any more. */
  nextTryAt: listedInstant.nullable(),
})
export type Delivery = z.infer<typeof delivery>

export const deliveryPageSize = 30

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/v1/webhooks/:id/deliveries',
  summary: 'What was and will be sent to a webhook, the newest first',
  access: 'webhook.manage',
  params: ofWebhook,
  query: z.object({
    state: z.enum(deliveryStates, key('errors.field.unknown_choice')).optional(),
    /** The `sequence` of the last one of the previous page. */
    before: queryBetween(1, Number.MAX_SAFE_INTEGER).optional(),
    limit: queryLimit(100).default(deliveryPageSize),
  }),
  response: z.object({ deliveries: z.array(delivery), hasMore: z.boolean() }),
  errors: ['errors.not_found'],
})

const ofDelivery = z.object({ id, deliveryId: id })

export const listTries = endpoint({
  method: 'GET',
  path: '/v1/webhooks/:id/deliveries/:deliveryId/tries',
  summary: 'The last tries of a delivery, each with the beginning of its answer, newest first',
  access: 'webhook.manage',
  params: ofDelivery,
  response: z.array(
    z.object({
      at: listedInstant,
      /** The status of the answer; `null` without an answer. */
      status: z.number().int().nullable(),
      /** Why it failed; `null` for a delivery that was accepted. */
      failure: z.enum(deliveryFailures).nullable(),
      answer: z.string(),
      milliseconds: z.number().int(),
    }),
  ),
  errors: ['errors.not_found'],
})

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/v1/webhooks/:id/deliveries/:deliveryId/replay',
  summary: 'Sends one event again, with the same id',
  access: 'webhook.manage',
  status: 204,
  params: ofDelivery,
  response: z.void(),
  errors: ['errors.not_found', 'errors.webhook.disabled'],
})

export const replayPeriod = endpoint({
  method: 'POST',
  path: '/v1/webhooks/:id/replay',
  summary: 'Sends the events of a period again, also those from before the webhook was made',
  access: 'webhook.manage',
  params: ofWebhook,
  body: z.object({ from: instant, to: instant }).check(rule(replayIssues)),
  response: z.object({ count: z.number().int() }),
  errors: ['errors.not_found', 'errors.webhook.disabled'],
})
