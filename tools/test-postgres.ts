import './node-version.ts'
import { parseArgs } from 'node:util'
import { embeddedOnlyTests } from './embedded-only-tests.ts'
import { print } from './print.ts'
import { runVitest, type VitestRun } from './run-vitest.ts'
import { readSourceFiles } from './source-file.ts'
import { totalLine } from './test-report.ts'
import { withPgbouncer } from './throw-away-pgbouncer.ts'
import { withPostgres } from './throw-away-postgres.ts'

// npm run test:postgres [-- --pgbouncer] [--every-act] [-- apps/api/src/shift]
const { values, positionals } = parseArgs({
  options: {
    pgbouncer: { type: 'boolean', default: false },
    'every-act': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

/** Runs the API's tests on PostgreSQL: the server in TEST_DATABASE_URL, or one made for the run. */
function runOn(databaseUrl: string, pooler: NodeJS.ProcessEnv = {}): Promise<VitestRun> {
  // The check has already run the tests that do not depend on PostgreSQL.
  const left = embeddedOnlyTests(readSourceFiles()).map((path) => `--exclude=${path}`)
  return runVitest(['--project', 'api', ...left, ...positionals], {
    TEST_DATABASE_URL: databaseUrl,
    ...(values['every-act'] ? { EVERY_ACT: 'true' } : {}),
    ...pooler,
  })
}

/** The same on a server of the run alone: calls go through the delivered PgBouncer. */
function runThroughPgbouncer(): Promise<VitestRun> {
  return withPostgres({ durability: 'fast' }, (databaseUrl) =>
    withPgbouncer(databaseUrl, {}, (port) =>
      runOn(databaseUrl, { TEST_POOLER_PORT: String(port) }),
    ),
  )
}

const given = process.env.TEST_DATABASE_URL
const { passed, report } = values.pgbouncer
  ? await runThroughPgbouncer()
  : given === undefined || given === ''
    ? await withPostgres({ durability: 'fast' }, (databaseUrl) => runOn(databaseUrl))
    : await runOn(given)
print()
for (const remark of report.remarks) print(remark)
print(`API tests on PostgreSQL ${passed ? 'passed' : 'FAILED'}`)
print(totalLine(report))
process.exitCode = passed ? 0 : 1
