import type { PlanningPresence } from '@renfort/contract/planning.ts'

/** Where it is heard from who comes today: asked for again and again now, a stream could take its place. */
export interface DaySource {
  /** Tells what is known as it changes; answers a function that stops it. */
  readonly listen: (hear: (day: PlanningPresence) => void) => () => void
}

export const pollPauses = { everyMs: 30_000, mostMs: 300_000 } as const

interface Poll {
  readonly read: (signal: AbortSignal) => Promise<PlanningPresence>
  readonly isHidden: () => boolean
  /** Calls whenever the page is hidden or shown again. */
  readonly onVisibility: (change: () => void) => () => void
}

/**
 * Asks every half minute, not while the page is hidden, and at once when it is shown again. After each
 * failure in a row it waits twice as long, five minutes at most.
 */
export function polledDay({ read, isHidden, onVisibility }: Poll): DaySource {
  return {
    listen: (hear) => {
      const stop = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      let pause: number = pollPauses.everyMs
      let isAsking = false
      const askLater = () => {
        clearTimeout(timer)
        if (!stop.signal.aborted && !isHidden()) timer = setTimeout(() => void ask(), pause)
      }
      async function ask(): Promise<void> {
        if (isAsking) return
        isAsking = true
        try {
          const day = await read(stop.signal)
          pause = pollPauses.everyMs
          if (!stop.signal.aborted) hear(day)
        } catch {
          pause = Math.min(pause * 2, pollPauses.mostMs)
        }
        isAsking = false
        askLater()
      }
      const stopWatching = onVisibility(() => {
        clearTimeout(timer)
        if (!isHidden()) void ask()
      })
      if (!isHidden()) void ask()
      return () => {
        stop.abort()
        clearTimeout(timer)
        stopWatching()
      }
    },
  }
}
