import type { SignedDocument } from '@renfort/domain/contract/evidence/evidence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

export interface KnownDocument {
  readonly document: SignedDocument
  readonly signedAt: Instant
}

/**
 * The signature, of any company or Sider, with a file of this hash, and which of its files it is; reads no
 * other data.
 */
export async function findSigned(queries: Queries, sha256: string): Promise<KnownDocument | null> {
  const { rows } = await sql<KnownDocument>`
    select 'sealed' as document, signed_at as "signedAt" from contract_signatures
    where sealed_sha256 = ${sha256}
    union all
    select 'evidence', signed_at from contract_signatures where evidence_sha256 = ${sha256}
    union all
    (select 'shown', signed_at from contract_signatures where document_sha256 = ${sha256}
     order by signed_at limit 1)
    union all
    select 'sealed', signed_at from sider_signatures where sealed_sha256 = ${sha256}
    union all
    select 'evidence', signed_at from sider_signatures where evidence_sha256 = ${sha256}
    union all
    select 'shown', signed_at from sider_signatures where document_sha256 = ${sha256}
    limit 1`.execute(queries)
  return rows[0] ?? null
}
