import type { SignOptions } from '@libpdf/core'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

export interface SealOrder {
  readonly reason: string
  /** The time that the seal claims. */
  readonly at: NonNullable<SignOptions['signingTime']>
  /**
   * Whether a seal is better made later than without the word of the timestamp authority, where the
   * installation has one.
   */
  readonly timestamp: 'needed' | 'wished'
}

export interface SealedDocument {
  readonly bytes: Uint8Array
  /** When a timestamp authority vouched for the seal; `null` where none did. */
  readonly timestampedAt: Instant | null
}

/** What JSON can say without a fraction: its canonical form is the same everywhere. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | readonly PlainJson[]
  | { readonly [name: string]: PlainJson }

/** Seals documents that the product made, so that one altered byte is found by any reader of PDFs. */
export interface DocumentSeal {
  /**
   * Appends pages to a document, where there are any, and seals the whole; its own bytes stay as they
   * were, in front. Throws `TimestampUnavailable` where the authority is needed and gives no word.
   */
  seal(document: Uint8Array, pages: Uint8Array | null, order: SealOrder): Promise<SealedDocument>
  /** Signs data with the same key: a JWS without its payload, which is the canonical form of the data. */
  signData(data: PlainJson): Promise<string>
}

/** The timestamp authority gave no word that holds: it may later. */
export class TimestampUnavailable extends Error {
  override readonly name = 'TimestampUnavailable'
}
