import { print } from './print.ts'
import { runVitest, type VitestRun } from './run-vitest.ts'
import { runSteps, secondsSince, type Step } from './step.ts'
import type { TestReport } from './test-report.ts'
import { canRunPostgres, withPostgres } from './throw-away-postgres.ts'

const typeScriptProjects = [
  'packages/domain/tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/contract/tsconfig.json',
  'packages/contract/tsconfig.test.json',
  'apps/api/tsconfig.json',
  'apps/web/tsconfig.json',
  'tsconfig.json',
]

function types(project: string): Step {
  const name = project.replace(/\/?tsconfig/, '').replace(/\.json$/, '') || 'tools and journeys'
  return { name: `types ${name}`, command: ['tsc', '--noEmit', '-p', project] }
}

const staticSteps: readonly Step[] = [
  ...typeScriptProjects.map(types),
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'architecture', command: ['node', 'tools/check-architecture.ts'], talkative: true },
  { name: 'sizes', command: ['node', 'tools/check-sizes.ts'], talkative: true },
  { name: 'dictionaries', command: ['node', 'tools/check-dictionaries.ts'], talkative: true },
  { name: 'documents', command: ['node', 'tools/gen-docs.ts', '--check'], talkative: true },
  { name: 'database types', command: ['node', 'tools/gen-db-types.ts', '--check'] },
]

export interface CheckResult {
  readonly passed: boolean
  readonly report: TestReport
}

/** The API's tests run on PostgreSQL: the given server, or a throw-away one; without any, on the embedded database. */
function runTests(): Promise<VitestRun> {
  if (process.env.TEST_DATABASE_URL) return runVitest([])
  if (canRunPostgres()) {
    return withPostgres({ durability: 'fast' }, (TEST_DATABASE_URL) =>
      runVitest([], { TEST_DATABASE_URL }),
    )
  }
  print("\nPostgreSQL is not installed: the API's tests run on the embedded database")
  return runVitest([])
}

/** The fast part: types, lint, format, unused code, guards, documents, then every vitest suite. */
export async function runCheck(): Promise<CheckResult> {
  const started = performance.now()
  const results = await runSteps(staticSteps)
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
  const vitest = await runTests()
  if (!vitest.passed) failed.push('vitest')
  print()
  const steps = results.length + 1
  const summary = `check: ${steps - failed.length} of ${steps} steps passed in ${secondsSince(started)}`
  print(failed.length === 0 ? summary : `${summary}; failed: ${failed.join(', ')}`)
  return { passed: failed.length === 0, report: vitest.report }
}
