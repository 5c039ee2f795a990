import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addCounts, playwrightCounts, totalLine, vitestCounts } from './test-counts.ts'

function withReport<T>(report: unknown, read: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'renfort-counts-'))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  try {
    return read(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('reads the figures of a vitest report', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numFailedTestSuites: 3,
    numPendingTests: 1,
  }
  expect(withReport(report, vitestCounts)).toEqual({ passed: 7, failed: 2, skipped: 1 })
})

it('counts a file that does not load as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 }
  expect(withReport(report, vitestCounts)).toEqual({ passed: 7, failed: 1, skipped: 0 })
})

it('reads the figures of a Playwright report', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }
  expect(withReport(report, playwrightCounts)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

it('counts a report that was never written as a failure', () => {
  expect(vitestCounts('/nowhere/report.json').failed).toBe(1)
  expect(playwrightCounts('/nowhere/report.json').failed).toBe(1)
})

it('closes with one line', () => {
  const sum = addCounts({ passed: 5, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 3 })
  expect(totalLine(sum)).toBe('tests: 7 passed, 1 failed, 3 skipped')
  expect(totalLine({ passed: 1, failed: 0, skipped: 0 })).toBe('tests: 1 passed, 0 failed')
})
