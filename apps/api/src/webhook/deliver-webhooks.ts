import { setTimeout } from 'node:timers/promises'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { pauseAfter } from '@renfort/domain/webhook/webhook-retries.ts'
import { findUnnumbered, numberEvents } from '../event/event-queries.ts'
import { instantAfter, millisecondsBetween } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import type { Services } from '../platform/services.ts'
import {
  giveBackDeliveries,
  type TakenDelivery,
  takeDeliveries,
  triesInsert,
  type TryResult,
} from './delivery-queries.ts'
import { signedHeaders } from './sign-message.ts'
import { tellParked } from './tell-parked.ts'

/** Tries at once in a process, and of one webhook in all of them. */
const atOnce = 64
const atOnceOfOne = 16
/** Longer than a try takes: what a process that died had taken comes back after it. */
const takenSeconds = 60
/** How often new events are looked for while slow answers are awaited. */
const lookEveryMs = 500

/**
 * Sends events to the webhooks of companies, several at once, those of one subject one after the
 * other. It runs after each transaction with events, and every minute for what is tried again;
 * several processes share the deliveries.
 */
export const deliverWebhooks = productJob({
  name: 'deliver-webhooks',
  data: noData,
  schedule: everyMinutes(1),
  handler: ({ services, signal }) => deliverDue(services, signal),
})

async function deliverDue(services: Services, signal: AbortSignal): Promise<void> {
  const queries = services.db.queries(nobody)
  const underWay = new Map<string, Promise<unknown>>()
  let done: TryResult[] = []
  while (!signal.aborted) {
    for (const organisationId of await findUnnumbered(queries)) {
      await numberEvents(queries, organisationId)
    }
    const ended = done
    done = []
    for (const delivery of await settle(services, ended, atOnce - underWay.size)) {
      const trying = tryOne(services, delivery, signal).then((result) => {
        if (result !== null) done.push(result)
        underWay.delete(delivery.id)
      })
      underWay.set(delivery.id, trying)
    }
    if (underWay.size === 0 && done.length === 0) return
    if (done.length === 0) await soonest(underWay)
  }
  await Promise.all(underWay.values())
  await settle(services, done, 0)
}

/**
 * Stores how some tries ended and takes the next deliveries, in one transaction: one commit instead
 * of two.
 */
async function settle(
  services: Services,
  ended: readonly TryResult[],
  room: number,
): Promise<readonly TakenDelivery[]> {
  if (ended.length === 0 && room === 0) return []
  const taken = await services.db.transaction(nobody, async ({ queries, write, now }) => {
    if (ended.length > 0) write(triesInsert(ended))
    if (room === 0) return []
    return takeDeliveries(queries, { now, limit: room, perWebhook: atOnceOfOne, takenSeconds })
  })
  const parked = ended.filter(({ state }) => state === 'parked').map(({ delivery }) => delivery)
  for (const [of] of Map.groupBy(parked, ({ webhookId }) => webhookId).values()) {
    if (of !== undefined) await tellParked(services, of)
  }
  return taken
}

/** Waits for the first try to end, and no longer than until the next look for new events. */
async function soonest(underWay: ReadonlyMap<string, Promise<unknown>>): Promise<void> {
  const ended = new AbortController()
  const look = setTimeout(lookEveryMs, null, { signal: ended.signal }).catch(() => null)
  await Promise.race([look, ...underWay.values()])
  ended.abort()
}

/** `null` for a try that a stop of the process cut off: it does not count. */
async function tryOne(
  services: Services,
  delivery: TakenDelivery,
  signal: AbortSignal,
): Promise<TryResult | null> {
  const { eventId, sequence, type, timestamp, data, url, secrets } = delivery
  const at = services.clock.now()
  const body = JSON.stringify({ type, timestamp, sequence, data })
  const headers = signedHeaders({ id: eventId, at, body }, secrets)
  const answered = await services.webhooks.send({ url, headers, body, signal })
  if (answered.failure !== null && signal.aborted) {
    await giveBackDeliveries(services.db.queries(nobody), [delivery.id])
    return null
  }
  const milliseconds = millisecondsBetween(at, services.clock.now())
  const pause = pauseAfter(delivery.tries + 1)
  const state = answered.failure === null ? 'delivered' : pause === null ? 'parked' : 'waiting'
  const nextTryAt = instantAfter(services.clock.now(), (pause ?? 0) * 1_000)
  return { delivery, at, state, nextTryAt, milliseconds, ...answered }
}
