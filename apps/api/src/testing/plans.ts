import pg from 'pg'
import type { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/caller-queries.ts'

/** A statement and the role that sent it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly role: string
}

type Pools = Pick<Database, 'pool' | 'systemPool'>

/** The statements that some work sends, without those that set the role. */
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

type SentStatement = Pick<Statement, 'text' | 'values'>

function watch(pool: pg.Pool, firstRole: string, statements: Statement[]): () => void {
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const start = (client: pg.PoolClient) => {
    if (originals.has(client)) return
    let role = firstRole
    const original = client.query
    originals.set(client, original)
    const watching = (statement: SentStatement, ...rest: unknown[]): unknown => {
      const { text, values } = statement
      if (text.includes("set_config('role'")) role = String(values[0])
      else statements.push({ text, values, role })
      return Reflect.apply(original, client, [statement, ...rest])
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

/**
 * The tables that a statement reads from end to end, in the plan for its values or in the generic
 * plan.
 */
export async function scannedTables(
  database: Pick<Database, 'ownerPool'>,
  statement: Statement,
): Promise<string[]> {
  const scanned = new Set<string>()
  const plans = await plansOf<readonly { Plan: PlanNode }[]>(database, statement, 'json')
  for (const [root] of Object.values(plans)) {
    for (const { Plan } of root ?? []) collect(Plan, scanned)
  }
  return [...scanned]
}

/** Whether the plan of a statement is the same for all values, so that PostgreSQL makes it once. */
export async function keepsItsPlan(
  database: Pick<Database, 'ownerPool'>,
  statement: Statement,
): Promise<boolean> {
  const plans = () => plansOf<string>(database, statement, 'text')
  const { force_custom_plan: ofValues, force_generic_plan: generic } = await plans()
  if (ofValues.join() === generic.join()) return true
  // Where PostgreSQL renewed its statistics between the two, they are compared again.
  const { force_custom_plan: ofValuesNow } = await plans()
  return ofValuesNow.join() !== ofValues.join() && keepsItsPlan(database, statement)
}

/** The plan for the values of a statement, and the generic one, each as its lines or its only root. */
function plansOf<Line>(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  statement: Statement,
  format: 'json' | 'text',
): Promise<Record<'force_custom_plan' | 'force_generic_plan', Line[]>> {
  return asOwner(ownerPool, async (client) => {
    const values = statement.values.map(literal)
    const list = values.length === 0 ? '' : `(${values.join(', ')})`
    const planIn = async (mode: string) => {
      await client.query(`set plan_cache_mode = ${mode}`)
      const { rows } = await client.query<{ 'QUERY PLAN': Line }>(
        `explain (format ${format}, costs off) execute inspected${list}`,
      )
      return rows.map((row) => row['QUERY PLAN'])
    }
    // So that the plan has the conditions of the row policies.
    await client.query(`set role ${statement.role}`)
    await client.query(`prepare inspected as ${statement.text}`)
    try {
      return {
        force_custom_plan: await planIn('force_custom_plan'),
        force_generic_plan: await planIn('force_generic_plan'),
      }
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
