import { sealAuditRows } from './audit-seal-queries.ts'
import { type Db, nobody } from './db.ts'
import { repeat, type Repeated } from './repeat.ts'

const every = 5_000
const batch = 1_000

/** Seals what was written, some seconds later: a seal in the write itself would make writes wait in line. */
export function startAuditSealer(db: Db, onError: (error: unknown) => void): Repeated {
  return repeat(() => sealAudit(db), every, onError)
}

export async function sealAudit(db: Db): Promise<void> {
  const queries = db.queries(nobody)
  while ((await sealAuditRows(queries, batch)) === batch);
}
