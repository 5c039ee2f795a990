import './node-version.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './find-chromium.ts'
import { print } from './print.ts'
import { runCheck } from './run-check.ts'
import { runLoudly } from './step.ts'
import { addCounts, playwrightCounts, type TestCounts, totalLine } from './test-counts.ts'
import { ensureWebBuild } from './web-build.ts'

/** The journeys in a real browser, against the built web app and an embedded database. */
async function runJourneys(): Promise<{ passed: boolean; counts: TestCounts }> {
  const folder = mkdtempSync(join(tmpdir(), 'renfort-journeys-'))
  const report = join(folder, 'report.json')
  print('\nbrowser journeys')
  try {
    const passed = await runLoudly('playwright', ['test', '--reporter=list,json'], {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return { passed, counts: playwrightCounts(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const check = await runCheck()
ensureWebBuild()
const journeys = await runJourneys()
print()
print(
  `check ${check.passed ? 'passed' : 'FAILED'}, journeys ${journeys.passed ? 'passed' : 'FAILED'}`,
)
print(totalLine(addCounts(check.counts, journeys.counts)))
process.exitCode = check.passed && journeys.passed ? 0 : 1
