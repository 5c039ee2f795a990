import pg from 'pg'
import type { Database } from '../platform/database.ts'
import { asOwner } from '../platform/scoped-pool.ts'

/** A statement as it was sent, and the role that it was sent by. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly role: string
}

type Pools = Pick<Database, 'pool' | 'systemPool'>

/** Notes every statement that is sent while some work is done, but for those that say who asks. */
export async function statementsOf(
  { pool, systemPool }: Pools,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const stops = [watch(systemPool, 'renfort_system', statements)]
  if (pool !== systemPool) stops.push(watch(pool, 'renfort_tenant', statements))
  try {
    await work()
  } finally {
    for (const stop of stops) stop()
  }
  return statements
}

function watch(pool: pg.Pool, firstRole: string, statements: Statement[]): () => void {
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const start = (client: pg.PoolClient) => {
    if (originals.has(client)) return
    let role = firstRole
    const original = client.query
    originals.set(client, original)
    const watching = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      const parameters: readonly unknown[] = Array.isArray(values) ? values : []
      if (typeof text === 'string') {
        if (text.includes("set_config('role'")) role = String(parameters[0])
        else statements.push({ text, values: parameters, role })
      }
      return Reflect.apply(original, client, [text, values, ...rest])
    }
    Object.assign(client, { query: watching })
  }
  pool.on('acquire', start)
  return () => {
    pool.off('acquire', start)
    for (const [client, query] of originals) Object.assign(client, { query })
  }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The tables that a statement reads from end to end, by the plan of its values and by the one for any values. */
export function scannedTables(
  { pool }: Pick<Database, 'pool'>,
  statement: Statement,
): Promise<string[]> {
  return asOwner(pool, async (client) => {
    const values = statement.values.map(literal)
    const list = values.length === 0 ? '' : `(${values.join(', ')})`
    // With the conditions that the policies add.
    await client.query(`set role ${statement.role}`)
    await client.query(`prepare inspected as ${statement.text}`)
    try {
      const scanned = new Set<string>()
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`)
        const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
          `explain (format json, costs off) execute inspected${list}`,
        )
        for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) collect(Plan, scanned)
      }
      return [...scanned]
    } finally {
      await client.query('deallocate inspected')
      await client.query('reset plan_cache_mode')
    }
  })
}

function collect(node: PlanNode, scanned: Set<string>): void {
  const relation = node['Relation Name']
  if (node['Node Type'] === 'Seq Scan' && relation !== undefined) scanned.add(relation)
  for (const child of node.Plans ?? []) collect(child, scanned)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join()}}`)
  return pg.escapeLiteral(String(value))
}

/** An item of an array as its text has it, where a backslash is written twice. */
function element(item: unknown): string {
  if (item === null || item === undefined) return 'null'
  return Buffer.isBuffer(item) ? `"\\\\x${item.toString('hex')}"` : `"${String(item)}"`
}
