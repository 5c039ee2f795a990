import { join } from 'node:path'
import { print } from './print.ts'
import { runLoudly } from './step.ts'
import { readVitestReport, type TestReport } from './test-report.ts'
import { withFolder } from './throw-away-folder.ts'

// The product's own zone, others on both sides of the date line, and one with half an hour. A rule that
// reads the machine's zone fails in one of them. TZ=… runs the tests in a given zone.
const zones = ['Europe/Paris', 'UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']

export interface VitestRun {
  readonly passed: boolean
  readonly report: TestReport
}

/** Runs vitest in a random time zone, unless TZ is set, and reads its figures. */
export async function runVitest(
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<VitestRun> {
  const zone = process.env.TZ || zones[Math.floor(Math.random() * zones.length)]
  print(`\nvitest, in the zone ${zone}`)
  return withFolder('vitest', async (folder) => {
    const path = join(folder, 'report.json')
    const passed = await runLoudly(
      'vitest',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      { ...process.env, TZ: zone, ...variables },
    )
    return { passed, report: readVitestReport(path) }
  })
}
