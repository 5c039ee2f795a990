export interface Repeated {
  /** Does the work now, or waits for the turn under way. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Does a work again and again, never twice at once in this process. */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | null = null
  const run = () => (running ??= work().finally(() => (running = null)))
  const timer = setInterval(() => void run().catch(onError), everyMs)
  timer.unref()
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}
