/** There is no place left: it may be tried again at once. */
export class FullLineError extends Error {}

/** Whose turn comes first. */
export type Turn = 'first' | 'other'

/** A place in the line, which is given back by leaving. */
export interface Place {
  /** Does a piece of work when its turn comes. */
  run<T>(work: () => Promise<T>): Promise<T>
  leave(): void
}

/**
 * A line of bounded length for slow work: so much is done at once, and `first` goes before `other`. Who
 * finds no place is told at once instead of waiting without an end.
 */
export function boundedLine({ atOnce, places }: { atOnce: number; places: number }) {
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
    /** `null` when every place of this turn is taken. */
    place(turn: Turn): Place | null {
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
