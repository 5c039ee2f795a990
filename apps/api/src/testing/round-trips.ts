import type pg from 'pg'
import type { Database } from '../platform/database/database.ts'

type Callback = (error: Error | null, result: unknown) => void
type Send = (statement: { readonly text: string }, callback: Callback) => void

/**
 * The statements that some work sends, by round trip: those that were sent before the answer to an
 * earlier one of them was read.
 */
export async function roundTripsOf(
  { pool, systemPool }: Pick<Database, 'pool' | 'systemPool'>,
  work: () => Promise<unknown>,
): Promise<string[][]> {
  const trips: string[][] = []
  let isAnswered = true
  const wrapped = new Map<pg.PoolClient, Send>()
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    const send = client.query.bind(client) as unknown as Send
    wrapped.set(client, send)
    const counted: Send = (statement, callback) => {
      if (isAnswered) trips.push([])
      isAnswered = false
      trips.at(-1)?.push(statement.text.replaceAll(/\s+/g, ' ').trim())
      // No answer is read before all that is sent without it has been sent.
      send(statement, (error, result) =>
        setImmediate(() => {
          isAnswered = true
          callback(error, result)
        }),
      )
    }
    Object.assign(client, { query: counted })
  }
  const pools = new Set([pool, systemPool])
  for (const each of pools) each.on('acquire', wrap)
  try {
    await work()
  } finally {
    for (const each of pools) each.off('acquire', wrap)
    for (const [client, send] of wrapped) Object.assign(client, { query: send })
  }
  return trips
}
