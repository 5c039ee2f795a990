// Keeps the data of this release, so that later ones show that they can start on it: `node tools/keep-release.ts
// 2026-11-22` writes apps/api/migrations/releases/2026-11-22.json.
import './node-version.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationTable } from '../apps/api/src/operations/operation-table.ts'
import { seedDemo } from '../apps/api/src/seeds/seed-demo.ts'
import { answersOf, type Release, tablesOf } from '../apps/api/src/testing/release.ts'
import { call, startTestApp } from '../apps/api/src/testing/test-app.ts'
import { aValidWrite, validWrites } from '../apps/api/src/testing/writes/valid-writes.ts'
import { print, printError } from './print.ts'

const name = process.argv[2] ?? ''
if (!/^[\w.-]+$/.test(name)) {
  printError('Give the release a name: node tools/keep-release.ts 2026-11-22')
  process.exit(1)
}

/** The demo, and a company for each operation that writes. */
async function filledRelease(): Promise<Release> {
  const app = await startTestApp()
  for (const endpoint of operationTable.values()) {
    if (!validWrites.has(`${endpoint.method} ${endpoint.path}`)) continue
    const { caller, input } = await aValidWrite(app, endpoint)
    const { status, error } = await call(app, endpoint, caller, input)
    if (status >= 400) throw new Error(`${endpoint.path}: ${JSON.stringify(error)}`)
  }
  // Last, because it turns on features that need more from the writes above.
  await seedDemo(app.services, app.database)
  const answers = await answersOf(app)
  return { answers, tables: await tablesOf(app.database) }
}

/** One row per line, so that a change of the file can be read. */
function written({ answers, tables }: Release): string {
  const lines = (rows: readonly unknown[]) =>
    rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  const parts = Object.entries(tables).map(([table, rows]) => `"${table}": ${lines(rows)}`)
  return `{"answers": ${lines(answers)},\n"tables": {\n${parts.join(',\n')}\n}}\n`
}

const folder = join(import.meta.dirname, '../apps/api/migrations/releases')
const release = await filledRelease()
writeFileSync(join(folder, `${name}.json`), written(release))
const rows = Object.values(release.tables).reduce((sum, { length }) => sum + length, 0)
print(`${name}: ${Object.keys(release.tables).length} tables, ${rows} rows`)
process.exit(0)
