import './node-version.ts'
import { embeddedOnlyTests } from './embedded-only-tests.ts'
import { print } from './print.ts'
import { runVitest, type VitestRun } from './run-vitest.ts'
import { readSourceFiles } from './source-file.ts'
import { totalLine } from './test-report.ts'
import { withPostgres } from './throw-away-postgres.ts'

/** Runs the API's tests on PostgreSQL: the server in TEST_DATABASE_URL, or one made for the run. */
function runOn(databaseUrl: string): Promise<VitestRun> {
  // The check has already run the tests that do not depend on PostgreSQL.
  const left = embeddedOnlyTests(readSourceFiles()).map((path) => `--exclude=${path}`)
  return runVitest(['--project', 'api', ...left], { TEST_DATABASE_URL: databaseUrl })
}

const given = process.env.TEST_DATABASE_URL
const { passed, report } =
  given === undefined || given === ''
    ? await withPostgres({ durability: 'fast' }, runOn)
    : await runOn(given)
print()
for (const remark of report.remarks) print(remark)
print(`API tests on PostgreSQL ${passed ? 'passed' : 'FAILED'}`)
print(totalLine(report))
process.exitCode = passed ? 0 : 1
