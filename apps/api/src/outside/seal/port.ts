import type { SignOptions } from '@libpdf/core'

export interface SealOrder {
  readonly reason: string
  /** The time that the seal claims. */
  readonly at: NonNullable<SignOptions['signingTime']>
}

/** Seals documents that the product made, so that one altered byte is found by any reader of PDFs. */
export interface DocumentSeal {
  /** Appends pages to a document and seals the whole; its own bytes stay as they were, in front. */
  seal(document: Uint8Array, pages: Uint8Array, order: SealOrder): Promise<Uint8Array>
}
