import { join } from 'node:path'
import { ensureChromium } from './find-chromium.ts'
import { print } from './print.ts'
import { runLoudly } from './step.ts'
import { addReports, readPlaywrightReport, type TestReport } from './test-report.ts'
import { withFolder } from './throw-away-folder.ts'

// Journeys wait more than they compute: two halves, each with its own server and browser.
const halves = 2
const firstPort = 4390

export interface JourneysRun {
  readonly passed: boolean
  readonly report: TestReport
}

/** The journeys in a real browser, against the built web app and embedded databases. */
export async function runJourneys(): Promise<JourneysRun> {
  print('\nbrowser journeys')
  const browser = ensureChromium()
  const runs = await Promise.all(Array.from({ length: halves }, (_, at) => runPart(at, browser)))
  return {
    passed: runs.every(({ passed }) => passed),
    report: addReports(...runs.map(({ report }) => report)),
  }
}

function runPart(at: number, browser: string): Promise<JourneysRun> {
  const part = String(at + 1)
  return withFolder('journeys', async (folder) => {
    const path = join(folder, 'report.json')
    const passed = await runLoudly(
      'playwright',
      [
        'test',
        '--shard',
        `${part}/${halves}`,
        '--output',
        join('test-results', part),
        '--reporter=list,json',
      ],
      {
        ...process.env,
        CHROMIUM_PATH: browser,
        E2E_PORT: String(firstPort + at),
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
      },
    )
    return { passed, report: readPlaywrightReport(path) }
  })
}
