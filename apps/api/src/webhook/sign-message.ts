import { randomBytes } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { Webhook } from 'standardwebhooks'
import { dateOf } from '../platform/clock.ts'

const secretBytes = 32

/** A new secret, in the form that the libraries of Standard Webhooks take. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

/**
 * The headers of Standard Webhooks for a message. Each valid secret signs, so that a receiver may
 * change from one to the other at any time.
 */
export function signedHeaders(
  { id, at, body }: { readonly id: string; readonly at: Instant; readonly body: string },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const date = dateOf(at)
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'StandardWebhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(date.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, date, body)).join(' '),
  }
}
