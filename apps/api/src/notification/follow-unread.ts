import { Readable } from 'node:stream'
import type { Unread } from '@renfort/contract/notification.ts'
import { eventStreamType } from '@renfort/contract/kernel/event-stream.ts'
import { numberEvents } from '../event/event-queries.ts'
import type { Following } from '../platform/http/open-call.ts'
import { refuse } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall, sessionOf } from '../platform/http/route.ts'
import type { StreamedFile } from '../platform/http/wire-answer.ts'
import { readerOf } from './list-notifications.ts'
import { findUnread } from './notification-queries.ts'
import { type Screen, screensOf } from './screens.ts'

const headers = {
  'content-type': eventStreamType,
  'cache-control': 'no-store, no-transform',
  // Proxies would keep the lines until there are many.
  'x-accel-buffering': 'no',
}

/** Seconds after which a screen that was refused asks again. */
const askAgainSeconds = 60

/** Bytes that a screen may leave unread before it is taken for gone. */
const mostUnsent = 16_384

/**
 * The number of unread notifications of somebody, now and after each change. What is said is always
 * the whole state: whoever was cut off misses nothing and hears nothing twice.
 */
export async function followUnread(call: ReadCall, following: Following): Promise<StreamedFile> {
  const { services } = call
  const organisationId = organisationOf(call)
  const stream = new Readable({ read: () => undefined })
  let heard = following.lastHeard
  const say = (text: string) => {
    if (stream.destroyed) return
    if (stream.readableLength > mostUnsent) stream.destroy()
    else stream.push(text)
  }
  const screen: Screen = {
    organisationId,
    sessionId: sessionOf(call).tokenHash.toString('base64'),
    look: async () => {
      const session = await following.again()
      if (session === null) return screen.end()
      const reader = await readerOf(session, organisationId, call)
      const { unread, latest, readings } = await findUnread(call.queries, reader)
      const state: Unread = { unread, latest }
      const id = `${latest}-${unread}-${readings}`
      say(id === heard ? ': still here\n\n' : `id: ${id}\ndata: ${JSON.stringify(state)}\n\n`)
      heard = id
    },
    end: () => {
      if (!stream.destroyed && !stream.readableEnded) stream.push(null)
    },
  }
  const leave = screensOf(services).add(screen)
  if (leave === null) throw refuse('errors.calls.too_many', { seconds: askAgainSeconds })
  stream.once('close', leave)
  try {
    await numberEvents(call.queries, organisationId)
    await screen.look()
  } catch (error) {
    stream.destroy()
    throw error
  }
  return { stream, headers }
}
