import type { KyselyPlugin } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Why a transaction of `failingDb` ended. */
export class ProcessDied extends Error {}

/**
 * A database whose process dies at its nth statement within transactions, counted from 1, or at the
 * commit right after the last one: nothing that comes later reaches the database.
 */
export function failingDb(db: Db, atStatement: number): { readonly db: Db } {
  let count = 0
  const next = () => {
    count += 1
    if (count >= atStatement) throw new ProcessDied(`Dead at statement ${atStatement}.`)
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      next()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: {
      ...db,
      transaction: (scope, work) =>
        db.transaction(scope, async (transaction) => {
          const done = await work({
            ...transaction,
            queries: transaction.queries.withPlugin(plugin),
            write: (statement) => {
              next()
              transaction.write(statement)
            },
            record: async (change) => {
              next()
              await transaction.record(change)
            },
          })
          next()
          return done
        }),
    },
  }
}
