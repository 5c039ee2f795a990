import './node-version.ts'
import { print } from './print.ts'
import { runCheck } from './run-check.ts'
import { runJourneys } from './run-journeys.ts'
import { runLoudly, secondsSince } from './step.ts'
import { addReports, totalLine } from './test-report.ts'
import { ensureCompressedWebBuild } from './web-build.ts'

/**
 * Runs hostile calls against every operation; the calls are the same each time, so that a failure can be repeated.
 */
function runFuzz(): Promise<boolean> {
  print('\nhostile calls')
  return runLoudly('node', ['fuzz/run.ts', '--calls', '10000', '--seed', '1'])
}

const started = performance.now()
const check = await runCheck()
await ensureCompressedWebBuild()
const fuzzPassed = await runFuzz()
const journeys = await runJourneys(process.argv.slice(2))
const outcome = (passed: boolean) => (passed ? 'passed' : 'FAILED')
const total = addReports(check.report, journeys.report)
print()
for (const remark of total.remarks) print(remark)
print(
  `test: check ${outcome(check.passed)}, hostile calls ${outcome(fuzzPassed)}, journeys ${outcome(journeys.passed)} in ${secondsSince(started)}`,
)
print(totalLine(total))
process.exitCode = check.passed && fuzzPassed && journeys.passed ? 0 : 1
