import pg from 'pg'
import type { Database } from '../platform/database.ts'

/** A statement as it was sent. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Notes every statement that is sent while some work is done. */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const watch = (client: pg.PoolClient) => {
    if (originals.has(client)) return
    const original = client.query
    originals.set(client, original)
    const watching = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      if (typeof text === 'string') {
        statements.push({ text, values: Array.isArray(values) ? values : [] })
      }
      return Reflect.apply(original, client, [text, values, ...rest])
    }
    Object.assign(client, { query: watching })
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of originals) Object.assign(client, { query })
  }
  return statements
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The tables that a statement reads from end to end, by the plan of its values and by the one for any values. */
export async function scannedTables(
  { pool }: Pick<Database, 'pool'>,
  statement: Statement,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    const values = statement.values.map(literal)
    const list = values.length === 0 ? '' : `(${values.join(', ')})`
    await client.query(`prepare inspected as ${statement.text}`)
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
    client.release()
  }
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
