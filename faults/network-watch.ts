import type { Answer } from './clients.ts'

/** What clients are told while the network has one fault, and after it. */
export interface NetworkWatch {
  add(answer: Answer): void
  /** From here on the network is well again. */
  restored(): void
  /** Milliseconds from then to the end of the last call that was told to come again. */
  lastRefusalMs(): number
  readonly slowestMs: () => number
  readonly counts: () => string
  readonly problems: readonly string[]
}

/** Calls are answered in time, with success or with an invitation to come again. */
export function networkWatch(longestMs: number, now = () => performance.now()): NetworkWatch {
  const problems: string[] = []
  const counts = new Map<string, number>()
  let slowest = 0
  let restoredAt = now()
  let lastRefusedAt = 0
  return {
    problems,
    add: ({ status, key, hasRetryAfter, milliseconds }) => {
      const name = String(status ?? 'none')
      counts.set(name, (counts.get(name) ?? 0) + 1)
      slowest = Math.max(slowest, milliseconds)
      if (milliseconds > longestMs) problems.push(`an answer ${name} took ${seconds(milliseconds)}`)
      if (status === 200 || status === 201) return
      lastRefusedAt = now()
      if (status !== 503) problems.push(`an answer ${status ?? 'was missing'} ${key ?? ''}`.trim())
      else if (!hasRetryAfter) problems.push('503 without Retry-After')
    },
    restored: () => {
      restoredAt = now()
    },
    lastRefusalMs: () => Math.max(0, lastRefusedAt - restoredAt),
    slowestMs: () => slowest,
    counts: () =>
      [...counts]
        .toSorted()
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
  }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
