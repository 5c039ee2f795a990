import type { SignOptions } from '@libpdf/core'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

export interface SealOrder {
  readonly reason: string
  /** The time that the seal claims. */
  readonly at: NonNullable<SignOptions['signingTime']>
  /**
   * Whether the seal has to wait for the timestamp authority, if the installation has one, or may
   * be made without it.
   */
  readonly timestamp: 'needed' | 'wished'
}

export interface SealedDocument {
  readonly bytes: Uint8Array
  /** The time of the timestamp authority; `null` for a seal without one. */
  readonly timestampedAt: Instant | null
}

/** JSON without fractions, whose canonical form is the same everywhere. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | readonly PlainJson[]
  | { readonly [name: string]: PlainJson }

/** Seals documents of the product, so that every reader of PDFs notices one altered byte. */
export interface DocumentSeal {
  /**
   * Appends the pages, if there are any, and seals the whole; the bytes of the document stay
   * unchanged at its beginning. Throws `TimestampUnavailable` when the authority is needed and does
   * not answer.
   */
  seal(document: Uint8Array, pages: Uint8Array | null, order: SealOrder): Promise<SealedDocument>
  /** Signs data with the same key: a JWS without its payload, which is the canonical form of the data. */
  signData(data: PlainJson): Promise<string>
}

/** The timestamp authority gave no valid answer; a later try may succeed. */
export class TimestampUnavailable extends Error {
  override readonly name = 'TimestampUnavailable'
}
