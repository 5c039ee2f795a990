import { refuse } from '../platform/refusal.ts'

/** Lets so many works run at once and so many wait; whoever comes then is asked to come again. */
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
      // A turn that ends is handed on: the count only falls when nobody waits.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
