export interface Repeated {
  stop(): Promise<void>
}

/** Repeats a work of this process, never twice at once. */
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
    stop: async () => {
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}
