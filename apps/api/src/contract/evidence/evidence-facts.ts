import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** A version of a paper, and what was held against it. */
export interface VersionFacts {
  readonly version: number
  readonly madeAt: Instant
  /** `null` where its paper was never there. */
  readonly sha256: string | null
  readonly contestation: {
    readonly at: Instant
    readonly name: string
    readonly description: string
  } | null
}

/** All that proves a signature: what was shown and sealed, who signed it, from where, after what. */
export interface EvidenceFacts {
  readonly provider: string
  readonly madeAt: Instant
  readonly organisation: { readonly id: string; readonly name: string }
  readonly mission: { readonly id: string; readonly number: string }
  readonly batch: {
    readonly id: string
    readonly version: number
    readonly contracts: readonly string[]
  }
  readonly signature: {
    readonly at: Instant
    readonly name: string
    /** `null` where the account is not there any more. */
    readonly account: { readonly id: string; readonly email: string } | null
    readonly session: string
    readonly address: string
    readonly userAgent: string | null
    readonly locale: Locale
    readonly consent: string
    /** The furthest page that was in sight. */
    readonly pagesRead: number
    readonly pages: number
  }
  readonly shown: { readonly sha256: string }
  readonly sealed: {
    readonly sha256: string
    readonly at: Instant
    /** When a timestamp authority vouched for the seal. */
    readonly timestampedAt: Instant | null
  }
  /** Every version, the first first. */
  readonly history: readonly VersionFacts[]
  /** Where anybody asks whether a file was signed. */
  readonly verifyUrl: string
}
