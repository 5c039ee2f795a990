import type pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { untilFree } from './until-free.ts'

/** Between two parts, calls have the database for themselves. */
const restMs = 50

/** A statement that fills a table: it is given the first and the last id of each part. */
export interface Fill {
  /** Its file and its place there. */
  readonly name: string
  readonly statement: string
  readonly table: string
  readonly rows: number
}

/** Reads `-- in parts of 1000 of missions` before a statement; null for every other. */
export function fillOf(name: string, statement: string): Fill | null {
  const [, rows, table] = /^-- in parts of (\d+) of ([a-z_]+)$/m.exec(statement) ?? []
  return table === undefined ? null : { name, statement, table, rows: Number(rows) }
}

/**
 * Fills a table part by part, in the order of its ids. Each part is a transaction that also notes
 * how far it came, so that a process that is started again goes on there and fills no row twice.
 */
export async function fillInParts(client: pg.PoolClient, fill: Fill): Promise<void> {
  await client.query(`
    create table if not exists migration_parts (name text primary key, last_id uuid not null);
    revoke all on migration_parts from renfort_tenant, renfort_system`)
  for (;;) {
    const isFilled = await untilFree(client, () => fillNext(client, fill))
    if (isFilled) return
    await wait(restMs)
  }
}

/** Fills the next part; true when none is left. */
async function fillNext(client: pg.PoolClient, fill: Fill): Promise<boolean> {
  const { name, statement, table, rows } = fill
  const noted = await client.query<{ last_id: string }>(
    'select last_id from migration_parts where name = $1',
    [name],
  )
  const after = noted.rows[0]?.last_id ?? null
  // The policies show this role every row.
  await client.query('set local role renfort_system')
  const { rows: ends } = await client.query<{ first: string | null; last: string | null }>(
    `select (array_agg(id order by id))[1] as first, (array_agg(id order by id desc))[1] as last
     from (select id from ${table} ${after === null ? '' : 'where id > $1'} order by id limit ${rows}) part`,
    after === null ? [] : [after],
  )
  const { first = null, last = null } = ends[0] ?? {}
  if (first !== null) await client.query(statement, [first, last])
  await client.query('reset role')
  if (first === null) return true
  await client.query(
    `insert into migration_parts (name, last_id) values ($1, $2)
     on conflict (name) do update set last_id = excluded.last_id`,
    [name, last],
  )
  return false
}
