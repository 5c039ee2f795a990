import { sealAuditRows } from './audit-seal-queries.ts'
import { type Db, nobody } from './db.ts'

const every = 5_000
const batch = 1_000

export interface AuditSealer {
  stop(): Promise<void>
}

/** Seals what was written, some seconds later: a seal in the write itself would make writes wait in line. */
export function startAuditSealer(db: Db, onError: (error: unknown) => void): AuditSealer {
  let running: Promise<void> | null = null
  const seal = () => (running ??= sealAudit(db).finally(() => (running = null)))
  const timer = setInterval(() => void seal().catch(onError), every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}

export async function sealAudit(db: Db): Promise<void> {
  const queries = db.queries(nobody)
  while ((await sealAuditRows(queries, batch)) === batch);
}
