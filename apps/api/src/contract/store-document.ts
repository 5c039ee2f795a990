import { createHash, randomUUID } from 'node:crypto'
import { insertFile } from '../file/file-queries.ts'
import type { Scope } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'

export interface StoredDocument {
  readonly key: string
  readonly sha256: string
}

interface NewDocument {
  readonly organisationId: string
  readonly bytes: Uint8Array
  readonly kind?: 'pdf' | 'json'
}

/** Stores a document of a company. Until something names it, it is swept with the files of nobody. */
export async function storeDocument(
  { db, files }: Services,
  scope: Scope,
  { organisationId, bytes, kind = 'pdf' }: NewDocument,
): Promise<StoredDocument> {
  const key = `contract/${randomUUID()}.${kind}`
  const file = { key, organisationId, bytes: bytes.length }
  await db.transaction(scope, async ({ queries, now }) => insertFile(queries, file, now))
  await files.put(key, bytes, `application/${kind}`)
  return { key, sha256: createHash('sha256').update(bytes).digest('hex') }
}
