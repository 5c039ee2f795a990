import { expect, it } from 'vitest'
import { jobs } from './jobs.ts'
import type { RetryPolicy } from './platform/jobs/job.ts'

const hour = 3_600

/** Each pause is drawn between its length and twice as much, below the longest one. */
function leastSeconds({ tries, firstPauseSeconds, longestPauseSeconds }: RetryPolicy): number {
  const pauses = Array.from({ length: tries - 1 }, (_, index) =>
    Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** index),
  )
  return pauses.reduce((sum, pause) => sum + pause, 0)
}

it.each(['make-contract-document', 'seal-contract', 'make-evidence', 'make-invoice-document'])(
  'a document that cannot be made is tried again for two days: %s',
  (name) => {
    const job = jobs.find((each) => each.name === name)
    expect(job?.retry.firstPauseSeconds).toBe(5)
    const seconds = job === undefined ? 0 : leastSeconds(job.retry)
    expect(seconds).toBeGreaterThanOrEqual(48 * hour)
    expect(seconds).toBeLessThan(60 * hour)
  },
)
