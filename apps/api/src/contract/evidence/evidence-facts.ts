import type { SignatureProof } from '../signature-proof.ts'
import type { SiderProof } from '../sider-paper/sider-proof.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** A version of a document, and its contestation. */
export interface VersionFacts {
  readonly version: number
  readonly madeAt: Instant
  /** `null` where no PDF was made. */
  readonly sha256: string | null
  readonly contestation: {
    readonly at: Instant
    readonly name: string
    /** In whose place a deputy contested in their own name; absent for nobody. */
    readonly actingFor?: { readonly id: string; readonly name: string }
    readonly description: string
  } | null
}

/** All proof of a signature: what was shown and sealed, and who signed it, when and from where. */
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
  readonly signature: SignatureProof & {
    /** `null` where the account is deleted. */
    readonly account: { readonly id: string; readonly email: string } | null
    /** In whose place a deputy signed in their own name; absent for nobody. */
    readonly actingFor?: { readonly id: string; readonly name: string }
    /** For a Sider, who has no account: what proves that it was they. */
    readonly sider?: SiderProof
  }
  readonly shown: { readonly sha256: string }
  readonly sealed: {
    readonly sha256: string
    readonly at: Instant
    /** When a timestamp authority certified the seal. */
    readonly timestampedAt: Instant | null
  }
  /** Every version, in order. */
  readonly history: readonly VersionFacts[]
  /** The page where anybody can check whether a file was signed. */
  readonly verifyUrl: string
}
