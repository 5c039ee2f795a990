import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { repositoryRoot } from './source-file.ts'

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line for each test that failed, or that passed only on its second try. */
  readonly remarks: readonly string[]
}

const missing: TestReport = {
  passed: 0,
  failed: 1,
  skipped: 0,
  remarks: ['failed: no report was written'],
}

export function addReports(...reports: readonly TestReport[]): TestReport {
  const sum = (field: 'passed' | 'failed' | 'skipped') =>
    reports.reduce((total, report) => total + report[field], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    remarks: reports.flatMap(({ remarks }) => remarks),
  }
}

/** Reads the report of vitest's JSON reporter; a missing report is a failure. */
export function readVitestReport(path: string): TestReport {
  if (!existsSync(path)) return missing
  const report: JsonTestResults = JSON.parse(readFileSync(path, 'utf8'))
  const remarks = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(repositoryRoot, name)
      // A file that does not load has no failed test, and still counts as a failure.
      if (failed.length === 0) return [remark('failed', file, message)]
      return failed.map(({ fullName, failureMessages }) =>
        remark('failed', `${file} ${fullName}`, failureMessages?.[0]),
      )
    })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, remarks.length),
    skipped: report.numPendingTests + report.numTodoTests,
    remarks,
  }
}

/** Reads the report of Playwright's JSON reporter; a missing report is a failure. */
export function readPlaywrightReport(path: string): TestReport {
  if (!existsSync(path)) return missing
  const report: JSONReport = JSON.parse(readFileSync(path, 'utf8'))
  const { expected, unexpected, flaky, skipped } = report.stats
  const outside = report.errors.map(({ message }) => remark('failed', 'journeys', message))
  return {
    passed: expected + flaky,
    failed: unexpected + outside.length,
    skipped,
    remarks: [...report.suites.flatMap(specsOf).flatMap(journeyRemarks), ...outside],
  }
}

/** The last line of a run, with the number of tests. */
export function totalLine({ passed, failed, skipped }: TestReport): string {
  const aside = skipped > 0 ? `, ${skipped} skipped` : ''
  return `tests: ${passed} passed, ${failed} failed${aside}`
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function journeyRemarks({ file, title, tests }: JSONReportSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const error = results.find((result) => result.error !== undefined)?.error?.message
      return remark(status === 'flaky' ? 'second try' : 'failed', `${file} ${title}`, error)
    })
}

/** On one line, because a build server shows only the last lines of the output. */
function remark(kind: 'failed' | 'second try', test: string, message = ''): string {
  const reason = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 600)
  return `${kind}: ${test}: ${reason}`
}
