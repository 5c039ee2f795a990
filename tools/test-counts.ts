import { existsSync, readFileSync } from 'node:fs'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** The figures of a report that vitest's JSON reporter wrote; a missing report is a failure. */
export function vitestCounts(path: string): TestCounts {
  const report = readReport(path)
  const failedFiles = numberIn(report, 'numFailedTestSuites')
  const failed = numberIn(report, 'numFailedTests')
  return {
    passed: numberIn(report, 'numPassedTests'),
    // A file that does not even load has no failed test, but it has not passed either.
    failed: failed === 0 && failedFiles > 0 ? failedFiles : failed,
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  }
}

/** The figures of a report that Playwright's JSON reporter wrote. */
export function playwrightCounts(path: string): TestCounts {
  const stats: unknown = Reflect.get(readReport(path), 'stats')
  const figures = typeof stats === 'object' && stats !== null ? stats : {}
  return {
    passed: numberIn(figures, 'expected'),
    failed: numberIn(figures, 'unexpected') + numberIn(figures, 'flaky'),
    skipped: numberIn(figures, 'skipped'),
  }
}

/** The closing line that a reader, or a build server, looks for. */
export function totalLine({ passed, failed, skipped }: TestCounts): string {
  const aside = skipped > 0 ? `, ${skipped} skipped` : ''
  return `tests: ${passed} passed, ${failed} failed${aside}`
}

function readReport(path: string): object {
  if (!existsSync(path)) return { numFailedTests: 1, stats: { unexpected: 1 } }
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return typeof report === 'object' && report !== null ? report : {}
}

function numberIn(object: object, field: string): number {
  const value: unknown = Reflect.get(object, field)
  return typeof value === 'number' ? value : 0
}
