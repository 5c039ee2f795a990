import type { Signatory } from '@renfort/domain/contract/signatory.ts'
import type { Queries } from '../../platform/database/db.ts'
import type { SignatureProof } from '../signature-proof.ts'

/** The proof of a signature, without the document. */
export interface NewContractSignature extends SignatureProof {
  readonly batchId: string
  readonly version: number
  readonly organisationId: string
  readonly userId: string
  readonly documentSha256: string
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
