/** The line is full; the caller may try again at once. */
export class FullLineError extends Error {}

/** `first` is served before `other`. */
export type Turn = 'first' | 'other'

/** A place in the line, given back by `leave`. */
export interface Place {
  /** Does a piece of work when its turn comes. */
  run<T>(work: () => Promise<T>): Promise<T>
  leave(): void
}

export interface BoundedLine {
  /** `null` when every place of this kind is taken. */
  place(turn: Turn): Place | null
}

/**
 * A line of bounded length for slow work: a fixed number runs at once, and `first` goes before
 * `other`. A caller without a place is refused at once and does not wait without end.
 */
export function boundedLine({ atOnce, places }: { atOnce: number; places: number }): BoundedLine {
  const taken: Record<Turn, number> = { first: 0, other: 0 }
  const waiting: Record<Turn, (() => void)[]> = { first: [], other: [] }
  let running = 0
  const startNext = () => {
    if (running >= atOnce) return
    const start = waiting.first.shift() ?? waiting.other.shift()
    if (start === undefined) return
    running += 1
    start()
  }
  return {
    place(turn) {
      if (taken[turn] >= places) return null
      taken[turn] += 1
      let hasLeft = false
      return {
        run: async (work) => {
          await new Promise<void>((resolve) => {
            waiting[turn].push(resolve)
            startNext()
          })
          try {
            return await work()
          } finally {
            running -= 1
            startNext()
          }
        },
        leave: () => {
          if (!hasLeft) taken[turn] -= 1
          hasLeft = true
        },
      }
    },
  }
}
