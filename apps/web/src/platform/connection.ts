type Listener = () => void

/** Whether the server can be reached, by events of the browser and results of calls. */
export function createConnection(isOnline: boolean) {
  let isLost = !isOnline
  const listeners = new Set<Listener>()
  const returns = new Set<Listener>()
  const become = (lost: boolean) => {
    if (lost === isLost) return
    isLost = lost
    for (const listener of [...listeners, ...(lost ? [] : returns)]) listener()
  }
  return {
    isLost: () => isLost,
    /** A call had no answer, or the browser is offline. */
    lost: () => become(true),
    /** A call was answered, with any status. */
    answered: () => become(false),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls back each time the server can be reached again. */
    onReturn: (listener: Listener) => {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
  }
}

export const connection = createConnection(globalThis.navigator?.onLine !== false)
