import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migratingName } from './migrating.ts'

interface Spell {
  readonly what: string
  readonly milliseconds: number
}

export interface LockWatch {
  /** The longest time for which one session held, or waited for, a lock on a table that calls wait behind. */
  readonly longestLock: () => Spell
  /** The longest time for which a session waited behind the migrating one, also for a row. */
  readonly longestWait: () => Spell
  readonly looks: () => number
  stop(): Promise<void>
}

interface Seen {
  readonly key: string
  readonly what: string
  readonly kind: 'lock' | 'wait'
}

const looksEveryMs = 5
const hindering = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/** A lock and the wait for it are one spell: others wait behind both. */
const look = `
  select 'lock ' || l.pid || ' ' || l.relation as key, 'lock' as kind,
    l.mode || ' on ' || coalesce(c.relname, l.relation::text) || ' by ' ||
      coalesce(nullif(a.application_name, ''), a.backend_type) as what
  from pg_locks l join pg_stat_activity a using (pid) left join pg_class c on c.oid = l.relation
  where l.locktype = 'relation' and l.mode = any($1) and a.datname = current_database()
  union all
  select 'wait ' || w.pid || ' ' || w.waitstart, 'wait', w.mode || ' of ' || w.locktype
  from pg_locks w join pg_stat_activity a using (pid)
  where not w.granted and w.waitstart is not null and a.application_name <> $2 and exists (
    select from unnest(pg_blocking_pids(w.pid)) b join pg_stat_activity m on m.pid = b
    where m.application_name = $2)`

/** Looks every few milliseconds at the locks of a database, over a superuser's connection. */
export async function watchLocks(databaseUrl: string): Promise<LockWatch> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const longest = { lock: none, wait: none }
  const since = new Map<string, number>()
  let isStopped = false
  let looks = 0
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await client.query<Seen>({
        name: 'look',
        text: look,
        values: [hindering, migratingName],
      })
      const now = performance.now()
      looks += 1
      const keys = new Set(rows.map(({ key }) => key))
      for (const key of since.keys()) if (!keys.has(key)) since.delete(key)
      for (const { key, what, kind } of rows) {
        const start = since.get(key) ?? now
        since.set(key, start)
        // It may have begun just after the look before.
        const milliseconds = now - start + looksEveryMs
        if (milliseconds > longest[kind].milliseconds) longest[kind] = { what, milliseconds }
      }
      await wait(looksEveryMs)
    }
  })()
  return {
    longestLock: () => longest.lock,
    longestWait: () => longest.wait,
    looks: () => looks,
    stop: async () => {
      isStopped = true
      await watching
      await client.end()
    },
  }
}

const none: Spell = { what: 'none', milliseconds: 0 }
