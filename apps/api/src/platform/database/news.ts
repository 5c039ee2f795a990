import { CompiledQuery } from 'kysely'

type Listener = (organisationId: string) => void

/** In which companies something happens. It says no more: whoever hears it reads what they may see. */
export interface News {
  tell(organisationId: string): void
  /** Calls back for each company until the returned function is called. */
  listen(listener: Listener): () => void
}

/** News of one process. Those of the others come by PostgreSQL, which `followNews` hears. */
export function createNews(): News {
  const listeners = new Set<Listener>()
  return {
    tell: (organisationId) => {
      for (const listener of listeners) listener(organisationId)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Where the processes of an installation tell each other their news. */
export const newsChannel = 'renfort_news'

/** Tells the other processes when the transaction is committed, and never before. */
export function notification(organisationId: string): CompiledQuery {
  return CompiledQuery.raw('select pg_notify($1, $2)', [newsChannel, organisationId])
}
