import { refuse } from '../platform/http/refusal.ts'

/**
 * Runs at most `atOnce` tasks, lets `waitingAtMost` others wait, and refuses the rest (try again
 * later).
 */
export function turns(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length < waitingAtMost) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else throw refuse('errors.unavailable')
    try {
      return await work()
    } finally {
      // The next waiting task takes the turn over: the count only falls when none waits.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
