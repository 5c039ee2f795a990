export interface WrittenEvent {
  readonly id: string
  readonly subject: string
  readonly sequence: number
}

/** What a receiver of webhooks accepted, in the order in which it came. */
export interface Received {
  readonly id: string
  readonly sequence: number
}

/**
 * Compares the events of a company with what its receiver accepted: each came at least once, none was invented, and
 * of one subject none came after a later one. A second delivery of the same event is no fault.
 */
export function judgeDeliveries(
  written: readonly WrittenEvent[],
  received: readonly Received[],
): string[] {
  const problems: string[] = []
  const byId = new Map(written.map((event) => [event.id, event]))
  const came = new Set<string>()
  const last = new Map<string, number>()
  for (const { id, sequence } of received) {
    const event = byId.get(id)
    if (event?.sequence !== sequence) {
      problems.push(`${id}: was never written with place ${sequence}`)
      continue
    }
    const before = last.get(event.subject) ?? 0
    if (sequence < before) problems.push(`${event.subject}: ${sequence} came after ${before}`)
    last.set(event.subject, Math.max(before, sequence))
    came.add(id)
  }
  const missing = written.filter(({ id }) => !came.has(id))
  return [...problems, ...missing.map(({ id, sequence }) => `${id}, place ${sequence}: never came`)]
}
