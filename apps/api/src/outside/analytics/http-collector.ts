import type { AnalyticsPort, CollectedEvent } from './port.ts'

export interface CollectorLimits {
  /** Events that may wait; further ones are dropped. */
  readonly queue: number
  /** Events of one call to the collector. */
  readonly batch: number
  readonly timeoutMs: number
}

export const collectorLimits: CollectorLimits = { queue: 1_000, batch: 100, timeoutMs: 5_000 }

/**
 * Posts events to the configured collector, one call at a time. When the collector is slow, events
 * beyond the queue are dropped; when it is down, the batch is lost. Events must never delay a call.
 */
export function httpCollector(
  url: string,
  { queue, batch, timeoutMs }: CollectorLimits = collectorLimits,
): AnalyticsPort {
  const waiting: CollectedEvent[] = []
  let sending: Promise<void> | null = null
  let isClosed = false

  const send = async (events: readonly CollectedEvent[]): Promise<void> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
    } catch {
      // The collector is down or slow: its events are lost.
    }
  }
  const drain = async (): Promise<void> => {
    while (waiting.length > 0 && !isClosed) await send(waiting.splice(0, batch))
  }
  return {
    forward: (events) => {
      if (isClosed) return
      waiting.push(...events.slice(0, queue - waiting.length))
      sending ??= drain().finally(() => (sending = null))
    },
    close: async () => {
      isClosed = true
      await sending
    },
  }
}
