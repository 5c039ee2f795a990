export interface EventBatch<Event> {
  add(event: Event): void
  /** Sends the waiting events now. */
  flush(): void
}

export const batchLimits = { most: 50, restMs: 10_000 } as const

/**
 * Collects events and sends them together, when there are many or after a pause. `send` resolves to whether it took
 * them; refused events are sent again after the next pause. While the queue is full, further events are lost.
 */
export function eventBatch<Event>(
  send: (events: readonly Event[]) => boolean,
  { most, restMs }: { most: number; restMs: number } = batchLimits,
): EventBatch<Event> {
  let waiting: Event[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (waiting.length === 0) return
    if (send(waiting)) waiting = []
    else timer = setTimeout(flush, restMs)
  }
  return {
    add: (event) => {
      if (waiting.length >= most) return
      waiting.push(event)
      if (waiting.length >= most) flush()
      else timer ??= setTimeout(flush, restMs)
    },
    flush,
  }
}
