import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'

const segmentShape = /^[A-Za-z0-9_-]{1,440}\.[A-Za-z0-9_-]{43}$/
const signedRow = z.tuple([z.string(), z.string(), z.array(z.string().nullable())])

/** What a link of a mail leads to, for one person until an instant. */
export interface SignedRow {
  readonly userId: string
  readonly until: Instant
  readonly row: readonly (string | null)[]
}

/**
 * Makes and reads the signed links of mails that lead to one row of a screen. They open nothing by
 * themselves: their reader signs in as ever.
 */
export interface RowLinks {
  url(signed: SignedRow): string
  /** `null` for a wrong signature, another person’s link, or one that has expired. */
  open(
    segment: string,
    reader: { readonly userId: string; readonly now: Instant },
  ): SignedRow['row'] | null
}

export function createRowLinks(secret: Buffer, publicUrl: () => string): RowLinks {
  // The secret also signs addresses that refuse mails: the prefix keeps the two apart.
  const signatureOf = (payload: string) =>
    createHmac('sha256', secret).update(`row ${payload}`).digest()
  return {
    url: ({ userId, until, row }) => {
      const text = JSON.stringify([userId, until, row])
      const payload = Buffer.from(text).toString('base64url')
      return `${publicUrl()}/waiting/${payload}.${signatureOf(payload).toString('base64url')}`
    },
    open: (segment, { userId, now }) => {
      if (!segmentShape.test(segment)) return null
      const [payload = '', signature = ''] = segment.split('.')
      if (!timingSafeEqual(signatureOf(payload), Buffer.from(signature, 'base64url'))) return null
      const text = Buffer.from(payload, 'base64url').toString()
      const [recipient, until, row] = signedRow.parse(JSON.parse(text))
      return recipient === userId && now < until ? row : null
    },
  }
}
