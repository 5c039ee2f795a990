import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareCallerLogin } from './platform/database/prepare-caller-login.ts'
import { migrate } from './platform/database/migrate.ts'
import { answersOf, type Release, restoreTables, type Row, tablesOf } from './testing/release.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { openEmptyDatabase } from './testing/test-database.ts'

/** Columns whose values a migration changes on purpose, by table, with the reason. */
const changedOnPurpose: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contract_batches: { reminded: 'batches of before are not told of late (0190)' },
  locations: { search_text: 'words are found written as one too (0220)' },
  missions: {
    has_contracts: 'no mission has contracts before contracts exist (0038)',
    search_text: 'words are found written as one too (0220)',
  },
  payment_informations: { accounting_info: 'French phones have their country (0276)' },
  siders: {
    search_name: 'names are found in any alphabet, with or without spaces (0220)',
    sort_name: 'letters of any alphabet have one order (0220)',
  },
}

const folder = join(import.meta.dirname, '../migrations/releases')
const releases = readdirSync(folder).map((file) => {
  const release = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Release
  return [file.replace(/\.json$/, ''), release] as const
})

const textOf = (row: Row): string => JSON.stringify(Object.entries(row).toSorted())

/** A row as the release knew it: without the columns that came later or are changed on purpose. */
function asBefore(row: Row, known: readonly string[]): string {
  return textOf(Object.fromEntries(known.map((column) => [column, row[column]])))
}

it('keeps the data of at least one release', () => {
  expect(releases).not.toEqual([])
})

describe.each(releases)('an installation of %s', (_name, release) => {
  let app: TestApp
  let after: Release['tables']
  let pending: number

  beforeAll(async () => {
    const database = await openEmptyDatabase()
    await restoreTables(database, release.tables)
    pending = (await migrate(database)).length
    await prepareCallerLogin(database)
    after = await tablesOf(database)
    app = await startTestApp({}, {}, database)
  })
  afterAll(async () => {
    await app.app.close()
    await app.database.close()
  })

  it.each(Object.entries(release.tables).filter(([, rows]) => rows.length > 0))(
    'keeps every row of %s',
    (table, rows) => {
      const changed = changedOnPurpose[table] ?? {}
      const known = Object.keys(rows[0] ?? {}).filter((column) => !(column in changed))
      const kept = new Set((after[table] ?? []).map((row) => asBefore(row, known)))
      expect(rows.map((row) => asBefore(row, known)).filter((row) => !kept.has(row))).toEqual([])
      const added = (after[table]?.length ?? 0) - rows.length
      expect(added).toBe(table === 'migrations' ? pending : 0)
    },
  )

  it('answers the same counts and prices to each company', async () => {
    expect(await answersOf(app)).toEqual(release.answers)
  })
})
