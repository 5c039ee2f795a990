import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** What is kept of a signature: when and by whom, from where, on which words, after which pages. */
export interface SignatureProof {
  readonly at: Instant
  readonly name: string
  readonly session: string
  readonly address: string
  readonly userAgent: string | null
  readonly locale: Locale
  readonly consent: string
  /** The last page that the signer has seen. */
  readonly pagesRead: number
  readonly pages: number
}

/** The proof as the row `s` of a signature holds it, but for its language. */
export const proofColumns = [
  's.signed_at as at',
  's.signed_name as name',
  's.session',
  's.address',
  's.user_agent as userAgent',
  's.consent',
  's.pages_read as pagesRead',
  's.pages',
] as const
