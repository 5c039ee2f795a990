import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { apiBase } from './api-base.ts'

const segmentShape = /^[A-Za-z0-9_-]{1,540}\.[A-Za-z0-9_-]{43}$/
const refusal = z.tuple([z.string(), z.string()])

/** The mails that an address refuses. */
export interface MailRefusal {
  readonly recipient: string
  readonly category: string
}

/**
 * Makes and reads the signed addresses with which people refuse one kind of mail. They never
 * expire.
 */
export interface UnsubscribeLinks {
  url(refused: MailRefusal): string
  /** `null` for a segment with a wrong signature. */
  open(segment: string): MailRefusal | null
}

export const unsubscribePath = `${apiBase}/mail/unsubscribe`

export function createUnsubscribeLinks(secret: Buffer, publicUrl: () => string): UnsubscribeLinks {
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(payload).digest()
  return {
    url: ({ recipient, category }) => {
      const text = JSON.stringify([recipient.toLowerCase(), category])
      const payload = Buffer.from(text).toString('base64url')
      const signature = signatureOf(payload).toString('base64url')
      return `${publicUrl()}${unsubscribePath}/${payload}.${signature}`
    },
    open: (segment) => {
      if (!segmentShape.test(segment)) return null
      const [payload = '', signature = ''] = segment.split('.')
      if (!timingSafeEqual(signatureOf(payload), Buffer.from(signature, 'base64url'))) return null
      const text = Buffer.from(payload, 'base64url').toString()
      const [recipient, category] = refusal.parse(JSON.parse(text))
      return { recipient, category }
    },
  }
}
