import { createHash, randomUUID } from 'node:crypto'
import type { Scope } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { insertFile } from './file-queries.ts'

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
  return { key, sha256: createHash('sha256').update(bytes).digest('hex') }
}
