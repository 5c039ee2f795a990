import './node-version.ts'
import { join } from 'node:path'
import { ensureChromium } from './find-chromium.ts'
import { print } from './print.ts'
import { runCheck } from './run-check.ts'
import { runLoudly } from './step.ts'
import { addCounts, playwrightCounts, type TestCounts, totalLine } from './test-counts.ts'
import { withFolder } from './throw-away-folder.ts'
import { ensureWebBuild } from './web-build.ts'

/** The journeys in a real browser, against the built web app and an embedded database. */
function runJourneys(): Promise<{ passed: boolean; counts: TestCounts }> {
  print('\nbrowser journeys')
  return withFolder('journeys', async (folder) => {
    const report = join(folder, 'report.json')
    const passed = await runLoudly('playwright', ['test', '--reporter=list,json'], {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return { passed, counts: playwrightCounts(report) }
  })
}

/** Hostile calls to every operation; the same ones each time, so that a failure can be run again. */
function runFuzz(): Promise<boolean> {
  print('\nhostile calls')
  return runLoudly('node', ['fuzz/run.ts', '--calls', '20000', '--seed', '1'])
}

const check = await runCheck()
ensureWebBuild()
const fuzzPassed = await runFuzz()
const journeys = await runJourneys()
const outcome = (passed: boolean) => (passed ? 'passed' : 'FAILED')
print()
print(
  `check ${outcome(check.passed)}, hostile calls ${outcome(fuzzPassed)}, journeys ${outcome(journeys.passed)}`,
)
print(totalLine(addCounts(check.counts, journeys.counts)))
process.exitCode = check.passed && fuzzPassed && journeys.passed ? 0 : 1
