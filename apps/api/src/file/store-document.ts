import { hash, randomUUID } from 'node:crypto'
import { insertFile } from './file-queries.ts'
import type { Scope } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'

export interface StoredDocument {
  readonly key: string
  readonly sha256: string
}

interface NewDocument {
  readonly organisationId: string
  /** What it is, which also names it when it is downloaded. */
  readonly kind: 'contract' | 'invoice'
  readonly format?: 'pdf' | 'json'
  readonly bytes: Uint8Array
}

/** Stores a document of a company. Until something names it, it is swept with the files of nobody. */
export async function storeDocument(
  { db, files }: Services,
  scope: Scope,
  { organisationId, kind, format = 'pdf', bytes }: NewDocument,
): Promise<StoredDocument> {
  const key = `${kind}/${randomUUID()}.${format}`
  const file = { key, organisationId, bytes: bytes.length }
  await db.transaction(scope, async ({ queries, now }) => insertFile(queries, file, now))
  await files.put(key, bytes, `application/${format}`)
  // A hash at once takes a quarter of the time in which Web Crypto copies the bytes for its thread.
  return { key, sha256: hash('sha256', bytes, 'hex') }
}
