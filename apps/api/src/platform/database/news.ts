type Listener = (organisationId: string) => void

/** In which companies something happens. It says no more: whoever hears it reads what they may see. */
export interface News {
  /** Says what this process stored. */
  tell(organisationId: string): void
  /** Says what another process told. */
  pass(organisationId: string): void
  /** Calls back for each company, of all processes, until the returned function is called. */
  listen(listener: Listener): () => void
  /** Calls back for what this process stored alone, until the returned function is called. */
  listenHere(listener: Listener): () => void
}

/** News of one process; `followNews` takes them to the others, and brings theirs. */
export function createNews(): News {
  const listeners = new Set<Listener>()
  const listenersHere = new Set<Listener>()
  const say = (to: ReadonlySet<Listener>, organisationId: string) => {
    for (const listener of to) listener(organisationId)
  }
  const kept = (by: Set<Listener>) => (listener: Listener) => {
    by.add(listener)
    return () => void by.delete(listener)
  }
  return {
    tell: (organisationId) => {
      say(listeners, organisationId)
      say(listenersHere, organisationId)
    },
    pass: (organisationId) => say(listeners, organisationId),
    listen: kept(listeners),
    listenHere: kept(listenersHere),
  }
}
