import './node-version.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'

const target = join(import.meta.dirname, '../apps/api/src/platform/database/db-types.gen.ts')

const typeOfColumn: Readonly<Record<string, string>> = {
  uuid: 'string',
  _uuid: 'string[]',
  _text: 'string[]',
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Instant',
  date: 'IsoDate',
  bytea: 'Buffer',
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly optional: boolean
}

/** The types of the database's tables for Kysely, read from a database that was just migrated. */
async function render(): Promise<string> {
  const database = await openEmbedded('memory')
  try {
    await migrate(database)
    const { rows } = await database.ownerPool.query<Column>(`
      select table_name as "table", column_name as "column", udt_name as "type",
        is_nullable = 'YES' as nullable,
        is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as optional
      from information_schema.columns where table_schema = 'public'
      order by table_name, ordinal_position`)
    return source(Map.groupBy(rows, (row) => row.table))
  } finally {
    await database.close()
  }
}

function source(tables: ReadonlyMap<string, readonly Column[]>): string {
  const parts = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `    ${column.column}: ${columnType(column)}`)
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return [
    '// Made by tools/gen-db-types.ts from the migrations. Do not edit.',
    "import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'",
    "import type { ColumnType, Generated } from 'kysely'",
    "import type { JsonColumns } from './json-columns.ts'",
    '',
    '/** Read as a value, written as its JSON text. */',
    'type Json<T> = ColumnType<T, string, string>',
    'type OptionalJson<T> = ColumnType<T, string | undefined, string>',
    '',
    'export interface Schema {',
    parts.join('\n'),
    '}',
    '',
  ].join('\n')
}

function columnType({ table, column, type, nullable, optional }: Column): string {
  if (type === 'jsonb') {
    const json = `JsonColumns['${table}.${column}']`
    if (nullable) return `ColumnType<${json} | null, string | null | undefined, string | null>`
    return optional ? `OptionalJson<${json}>` : `Json<${json}>`
  }
  const scalar = typeOfColumn[type]
  if (scalar === undefined) throw new Error(`No TypeScript type for ${type} (${table}.${column})`)
  if (nullable) return `${scalar} | null`
  return optional ? `Generated<${scalar}>` : scalar
}

const text = await render()
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write(
      'db-types.gen.ts is not what the migrations give: run node tools/gen-db-types.ts\n',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(target, text)
}
