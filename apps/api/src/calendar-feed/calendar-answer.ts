import { createHash } from 'node:crypto'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateOf } from '../platform/clock.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'

/** The answer with a calendar. Its `etag` lets a program that already has this version get 304 instead. */
export function calendarAnswer(bytes: Buffer, changes: readonly Instant[]): FileAnswer {
  const last = changes.toSorted(compareInstants).at(-1)
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return {
    bytes,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="planning.ics"',
      'cache-control': 'private, no-cache',
      // Weak: it may be sent compressed.
      etag: `W/"${digest}"`,
      ...(last === undefined ? {} : { 'last-modified': dateOf(last).toUTCString() }),
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}
