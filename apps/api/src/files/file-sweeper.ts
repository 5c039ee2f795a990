import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/db.ts'
import { repeat, type Repeated } from '../platform/repeat.ts'
import type { Services } from '../platform/services.ts'
import { findAbandonedFiles } from './file-queries.ts'
import { removeFile } from './remove-file.ts'

const every = 3_600_000
const batch = 100
/** A file that has no place by then lost its call on the way. */
const abandonedAfter = 3_600_000

/** Removes files without a place, every hour; several processes may do the same at once. */
export function startFileSweeper(services: Services, onError: (error: unknown) => void): Repeated {
  return repeat(() => sweepFiles(services), every, onError)
}

export async function sweepFiles(services: Services): Promise<void> {
  const until = instantAfter(services.clock.now(), -abandonedAfter)
  const queries = services.db.queries(nobody)
  for (;;) {
    const keys = await findAbandonedFiles(queries, until, batch)
    for (const key of keys) await removeFile(services, key)
    if (keys.length < batch) return
  }
}
