import type { webhooks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { mostWebhooks, replacedSecretHours } from '@renfort/domain/webhook/webhook-retries.ts'
import { numberEvents } from '../event/event-queries.ts'
import { instantAfter } from '../platform/clock.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { newWebhookSecret } from './sign-message.ts'
import {
  countWebhooks,
  insertSecret,
  insertWebhook,
  lockCompany,
  lockWebhook,
  removeWebhook,
  saveWebhook,
  type WebhookRow,
} from './webhook-queries.ts'

type Create = typeof webhooks.createWebhook
type Change = typeof webhooks.changeWebhook
type Delete = typeof webhooks.deleteWebhook
type Rotate = typeof webhooks.rotateSecret

const hourMs = 3_600_000

/** What the audit keeps of a webhook: never a secret. */
function audited({ url, kinds, disabled }: Omit<WebhookRow, 'id'>) {
  return { url, eventKinds: kinds, disabled }
}

/** A name may lead elsewhere tomorrow, so that it is checked at each try; a network address stays what it is. */
function refuseUnreachable({ services }: CommandCall, { url }: Pick<WebhookRow, 'url'>): void {
  if (services.webhooks.refuses(url)) throw invalidInput([issue(['url'], 'errors.webhook.private')])
}

export async function createWebhook(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { queries, transaction } = call
  const organisationId = organisationOf(call)
  refuseUnreachable(call, body)
  await lockCompany(queries, organisationId)
  if ((await countWebhooks(queries, organisationId)) >= mostWebhooks) {
    throw refuse('errors.webhook.too_many', { max: mostWebhooks })
  }
  // What happened before is not sent.
  await numberEvents(queries, organisationId)
  const id = await insertWebhook(queries, organisationId, body, transaction.now)
  const secret = await storeSecret(call, id)
  await transaction.record({
    action: 'webhook.create',
    entity: 'webhook',
    entityId: id,
    before: null,
    after: audited({ ...body, disabled: false }),
  })
  return { id, secret }
}

export async function changeWebhook(
  call: CommandCall,
  { params: { id }, body }: Parsed<Change>,
): Promise<void> {
  const { queries, transaction } = call
  const before = await ownWebhook(call, id)
  // One that was added before can still be disabled.
  if (body.url !== before.url) refuseUnreachable(call, body)
  await saveWebhook(queries, { id, ...body }, transaction.now)
  await transaction.record({
    action: 'webhook.update',
    entity: 'webhook',
    entityId: id,
    before: audited(before),
    after: audited(body),
  })
}

export async function deleteWebhook(
  call: CommandCall,
  { params: { id } }: Parsed<Delete>,
): Promise<void> {
  const before = await ownWebhook(call, id)
  await removeWebhook(call.queries, id)
  await call.transaction.record({
    action: 'webhook.delete',
    entity: 'webhook',
    entityId: id,
    before: audited(before),
    after: null,
  })
}

export async function rotateSecret(
  call: CommandCall,
  { params: { id } }: Parsed<Rotate>,
): Promise<Answer<Rotate>> {
  const { url } = await ownWebhook(call, id)
  const secret = await storeSecret(call, id)
  await call.transaction.record({
    action: 'webhook.rotate',
    entity: 'webhook',
    entityId: id,
    before: null,
    after: { url },
  })
  return { secret, previousSecretUntil: previousUntil(call) }
}

function previousUntil({ transaction }: CommandCall) {
  return instantAfter(transaction.now, replacedSecretHours * hourMs)
}

async function storeSecret(call: CommandCall, webhookId: string): Promise<string> {
  const secret = newWebhookSecret()
  const of = { organisationId: organisationOf(call), webhookId, secret }
  const stored = { ...of, previousUntil: previousUntil(call) }
  await insertSecret(call.queries, stored, call.transaction.now)
  return secret
}

/** The webhook of the caller's company, locked; throws a 404 for any other. */
export async function ownWebhook(call: CommandCall, id: string): Promise<WebhookRow> {
  const found = await lockWebhook(call.queries, organisationOf(call), id)
  if (found === undefined) throw notFound()
  return found
}
