import type { operations } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Call } from '../platform/http/route.ts'

type Report = typeof operations.reportFailure

/** This many reports show that a version is broken, and do not fill the log. */
const most = { reports: 60, withinMilliseconds: 60_000 } as const

/** Logs the failures that browsers report, up to a limit for each minute. */
export function failureNotes(): (call: Call, input: Parsed<Report>) => Promise<Answer<Report>> {
  let windowStart = 0
  let reports = 0
  return async ({ services, log }, { body }) => {
    const now = services.clock.epochMilliseconds()
    if (now - windowStart >= most.withinMilliseconds) {
      windowStart = now
      reports = 0
    }
    reports += 1
    if (reports <= most.reports) log.warn({ reported: body }, 'failure in a browser')
  }
}
