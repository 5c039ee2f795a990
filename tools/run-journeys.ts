import { join } from 'node:path'
import { ensureChromium } from './find-chromium.ts'
import { print } from './print.ts'
import { runLoudly } from './step.ts'
import { readPlaywrightReport, type TestReport } from './test-report.ts'
import { withFolder } from './throw-away-folder.ts'

export interface JourneysRun {
  readonly passed: boolean
  readonly report: TestReport
}

/**
 * Runs the journeys in a real browser, against the built web app and an embedded database; `options` are
 * Playwright’s, such as `--shuffle 7`.
 */
export function runJourneys(options: readonly string[]): Promise<JourneysRun> {
  print('\nbrowser journeys')
  const browser = ensureChromium()
  return withFolder('journeys', async (folder) => {
    const path = join(folder, 'report.json')
    const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path }
    const passed = await runLoudly('playwright', ['test', '--reporter=list,json', ...options], env)
    return { passed, report: readPlaywrightReport(path) }
  })
}
