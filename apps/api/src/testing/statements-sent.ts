import type pg from 'pg'
import type { Database } from '../platform/database/database.ts'

type Callback = (error: Error | null, result: unknown) => void
export type Send = (statement: { readonly text: string }, callback: Callback) => void

/** Runs some work whose statements go by `way`, which is given how they were sent before. */
export async function sendingBy<T>(
  { pool, systemPool }: Pick<Database, 'pool' | 'systemPool'>,
  way: (send: Send, client: pg.PoolClient) => Send,
  work: () => Promise<T>,
): Promise<T> {
  const wrapped = new Map<pg.PoolClient, Send>()
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    const send = client.query.bind(client) as unknown as Send
    wrapped.set(client, send)
    Object.assign(client, { query: way(send, client) })
  }
  const pools = new Set([pool, systemPool])
  for (const each of pools) each.on('acquire', wrap)
  try {
    return await work()
  } finally {
    for (const each of pools) each.off('acquire', wrap)
    for (const [client, send] of wrapped) Object.assign(client, { query: send })
  }
}
