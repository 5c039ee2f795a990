import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'
import { addReports, readPlaywrightReport, readVitestReport, totalLine } from './test-report.ts'
import { withFolder } from './throw-away-folder.ts'

function withReport<T>(report: unknown, read: (path: string) => T): Promise<T> {
  return withFolder('reports', async (folder) => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(report))
    return read(path)
  })
}

const vitestFigures = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
}

it('reads the figures of a vitest report and names what failed', async () => {
  const report = {
    ...vitestFigures,
    numFailedTests: 1,
    testResults: [
      {
        name: join(repositoryRoot, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['expected \u001B[31m1\u001B[39m\n to be 2'],
          },
        ],
      },
    ],
  }
  expect(await withReport(report, readVitestReport)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
    remarks: ['failed: a.test.ts divides: expected 1 to be 2'],
  })
})

it('counts a file that does not load as a failure', async () => {
  const name = join(repositoryRoot, 'b.test.ts')
  const file = { name, status: 'failed', message: 'no such module', assertionResults: [] }
  const report = { ...vitestFigures, testResults: [file] }
  expect(await withReport(report, readVitestReport)).toMatchObject({
    failed: 1,
    remarks: ['failed: b.test.ts: no such module'],
  })
})

it('reads the figures of a Playwright report and names what failed or needed a second try', async () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    file: 'c.spec.ts',
    title,
    tests: [{ status, results }],
  })
  const failure = { error: { message: 'not visible' } }
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected', [{}]), spec('saves', 'unexpected', [failure, failure])],
        suites: [{ specs: [spec('closes', 'flaky', [failure, {}])] }],
      },
    ],
  }
  expect(await withReport(report, readPlaywrightReport)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
    remarks: ['failed: c.spec.ts saves: not visible', 'second try: c.spec.ts closes: not visible'],
  })
})

it('counts what fails outside of a journey as a failure', async () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const report = { stats, errors: [{ message: 'the server did not start' }], suites: [] }
  expect(await withReport(report, readPlaywrightReport)).toMatchObject({
    failed: 1,
    remarks: ['failed: journeys: the server did not start'],
  })
})

it('counts a report that was never written as a failure', () => {
  expect(readVitestReport('/nowhere/report.json').failed).toBe(1)
  expect(readPlaywrightReport('/nowhere/report.json').failed).toBe(1)
})

it('closes with one line', () => {
  const sum = addReports(
    { passed: 5, failed: 0, skipped: 0, remarks: [] },
    { passed: 2, failed: 1, skipped: 3, remarks: ['failed: x: y'] },
  )
  expect(sum.remarks).toEqual(['failed: x: y'])
  expect(totalLine(sum)).toBe('tests: 7 passed, 1 failed, 3 skipped')
  expect(totalLine({ ...sum, skipped: 0 })).toBe('tests: 7 passed, 1 failed')
})
