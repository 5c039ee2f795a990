import fc from 'fast-check'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { ownerQuery } from '../apps/api/src/testing/owner-query.ts'
import { choice } from './choice.ts'

/** The ids of a company's rows, by table. */
export type IdsByTable = ReadonlyMap<string, readonly string[]>

const most = 50

/** Read from the schema, so that the table of a new migration is included. */
export async function idsOf(database: Database, organisationId: string): Promise<IdsByTable> {
  const { rows: tables } = await ownerQuery(
    database,
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name in ('id', 'organisation_id') and data_type = 'uuid'
     group by table_name having count(*) = 2 order by table_name`,
  )
  const statements = new Map([
    ...(tables as { table_name: string }[]).map(({ table_name: table }) => {
      return [table, `select id from ${table} where organisation_id = $1`] as const
    }),
    ['users', 'select user_id as id from memberships where organisation_id = $1'],
    ['siders', 'select sider_id as id from sider_organisations where organisation_id = $1'],
    [
      'sessions',
      'select id from sessions where user_id in (select user_id from memberships where organisation_id = $1)',
    ],
  ])
  const ids = new Map<string, readonly string[]>([['organisations', [organisationId]]])
  for (const [table, statement] of statements) {
    const { rows } = await ownerQuery(database, `${statement} order by 1 limit ${most}`, [
      organisationId,
    ])
    ids.set(
      table,
      (rows as { id: string }[]).map(({ id }) => id),
    )
  }
  return ids
}

export function tableOf(ids: IdsByTable, id: string): string | undefined {
  for (const [table, values] of ids) if (values.includes(id)) return table
  return undefined
}

/** The tables that a field may refer to: `motiveId` to motives, `requestedSiderIds` to siders. */
export function tablesFor(field: string, ids: IdsByTable): string[] {
  const tables = [...ids.keys()]
  if (/manager|member|user/i.test(field)) return ['users']
  const stem = field.replace(/Ids?$/, '').toLowerCase()
  const named = tables.filter((table) => stem.endsWith(table.replaceAll('_', '').slice(0, -1)))
  return named.length > 0 && stem !== '' ? named : tables
}

/** Picks an id of one of the tables, of any table unless told. */
export type IdChoice = (ids: IdsByTable, tables?: readonly string[]) => string

export const someId: fc.Arbitrary<IdChoice> = fc
  .tuple(choice, choice)
  .map(([chooseTable, chooseId]) => (ids, tables = [...ids.keys()]) => {
    const table = chooseTable(tables) ?? 'users'
    return chooseId(ids.get(table) ?? []) ?? '00000000-0000-4000-8000-000000000001'
  })
