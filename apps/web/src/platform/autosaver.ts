/** `waiting` for a pause in the typing, then `saving`; after `failed` the value is kept and can be sent again. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

interface AutosaverOptions<T> {
  readonly delay: number
  /** Stores an unsaved value, so that a reload finds it; `null` once everything is saved. */
  readonly keep: (value: T | null) => void
}

/**
 * Saves a value once typing pauses, one call at a time: a later change goes with the next call, so that the newest
 * value is always the last one sent.
 */
export function createAutosaver<T>({ delay, keep }: AutosaverOptions<T>) {
  let save: (value: T) => Promise<unknown> = () => Promise.reject(new Error('No way to save yet.'))
  let pending: { readonly value: T } | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SaveState = 'saved'
  const listeners = new Set<() => void>()
  const become = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const run = async (): Promise<boolean> => {
    while (pending !== null) {
      const current: { readonly value: T } = pending
      pending = null
      become('saving')
      const isDone = await save(current.value).then(
        () => true,
        () => false,
      )
      if (!isDone && pending === null) {
        pending = current
        become('failed')
        return false
      }
    }
    keep(null)
    become('saved')
    return true
  }
  /** Sends a waiting value at once; resolves to whether everything is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (running !== null) return running
    if (pending === null) return true
    running = run()
    const isDone = await running
    running = null
    return isDone
  }

  return {
    flush,
    saveWith: (call: (value: T) => Promise<unknown>): void => {
      save = call
    },
    change: (value: T): void => {
      pending = { value }
      keep(value)
      if (running === null) become('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), delay)
    },
    /** Drops a waiting value, because its object is given up. */
    drop: (): void => {
      clearTimeout(timer)
      pending = null
      keep(null)
      become('saved')
    },
    state: (): SaveState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
