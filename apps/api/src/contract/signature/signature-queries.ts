import type { Signatory } from '@renfort/domain/contract/signature/signatory.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { BatchRow } from '../batch-queries.ts'
import type { SignatureProof } from '../signature-proof.ts'

/** The proof of a signature, without the document. */
export interface NewContractSignature extends SignatureProof {
  readonly batchId: string
  readonly version: number
  readonly organisationId: string
  readonly userId: string
  readonly documentSha256: string
  /** In whose place the signatory acts, who signs in their own name; `null` for nobody. */
  readonly actingFor: { readonly id: string; readonly name: string } | null
}

export async function findSignatory(queries: Queries, userId: string): Promise<Signatory> {
  return queries
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'phone_number as phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function insertSignature(
  queries: Queries,
  signature: NewContractSignature,
): Promise<void> {
  await queries
    .insertInto('contract_signatures')
    .values({
      batch_id: signature.batchId,
      version: signature.version,
      organisation_id: signature.organisationId,
      signed_at: signature.at,
      signed_by: signature.userId,
      signed_name: signature.name,
      acting_for_id: signature.actingFor?.id ?? null,
      acting_for_name: signature.actingFor?.name ?? null,
      document_sha256: signature.documentSha256,
      session: signature.session,
      address: signature.address,
      user_agent: signature.userAgent,
      locale: signature.locale,
      consent: signature.consent,
      pages_read: signature.pagesRead,
      pages: signature.pages,
    })
    .execute()
}

type Version = Pick<BatchRow, 'organisationId' | 'id' | 'version'>

/** Pages of a version that a person has seen. */
export async function findPagesRead(
  queries: Queries,
  { organisationId, id, version }: Version,
  userId: string,
): Promise<number> {
  const row = await queries
    .selectFrom('contract_readings')
    .select('pages_read as pagesRead')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.pagesRead ?? 0
}

/** Stores how far a person has read; never fewer pages than before. */
export async function storePagesRead(
  queries: Queries,
  { organisationId, id, version }: Version,
  reading: { readonly userId: string; readonly pagesRead: number; readonly at: Instant },
): Promise<number> {
  const { pagesRead } = await queries
    .insertInto('contract_readings')
    .values({
      batch_id: id,
      version,
      user_id: reading.userId,
      organisation_id: organisationId,
      pages_read: reading.pagesRead,
      read_at: reading.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['batch_id', 'version', 'user_id']).doUpdateSet({
        pages_read: sql`greatest(contract_readings.pages_read, excluded.pages_read)`,
        read_at: sql`excluded.read_at`,
      }),
    )
    .returning('pages_read as pagesRead')
    .executeTakeFirstOrThrow()
  return pagesRead
}
