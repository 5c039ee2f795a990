import { contractMachine } from '@renfort/domain/contract/contract-transitions.ts'
import type { Signatory } from '@renfort/domain/contract/signature/signatory.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { writeEvents } from '../../event/write-events.ts'
import { absentOwner } from '../../mission-record/in-place-of.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { type BatchRow, lockBatch, storeStatus } from '../batch-queries.ts'
import { findPagesRead, insertSignature, type NewContractSignature } from './signature-queries.ts'
import { enqueueSeal } from './seal-contract.ts'
import { consentTo } from '../words-of.ts'

/** Characters kept of the hashed session token and of the browser’s name. */
const kept = { session: 16, userAgent: 500 } as const

interface SigningOrder {
  readonly organisationId: string
  readonly id: string
  /** The version that the signer has read; the current one when absent. */
  readonly read: number | undefined
  readonly signatory: Signatory
}

/**
 * Signs a document, locked until the end of the transaction: of two signers at once, the second
 * gets the error that it is signed.
 */
export async function signBatch(
  call: CommandCall,
  { organisationId, id, read, signatory }: SigningOrder,
): Promise<BatchRow> {
  const { queries, transaction } = call
  const batch = await lockBatch(queries, { organisationId, id })
  if (batch === undefined) throw notFound()
  const moved = transition(contractMachine, 'sign', {
    state: batch.status,
    agent: sessionOf(call).actor,
    facts: {
      signatory,
      read: read ?? batch.version,
      current: batch.version,
      hasPaper: batch.documentSha256 !== null,
    },
  })
  if (moved.refusal !== null) throw refusedBy(batch, moved.refusal)
  const actingFor = absentOwner(call, 'contract.sign', batch)
  await insertSignature(queries, { ...(await signatureOf(call, batch, signatory)), actingFor })
  await storeStatus(queries, batch.id, { status: moved.to })
  await enqueueSeal(transaction, { organisationId, batchId: batch.id })
  await transaction.record({
    action: 'contract.sign',
    entity: 'mission',
    entityId: batch.missionId,
    organisationId,
    ...(actingFor === null ? {} : { onBehalfOfId: actingFor.id }),
    before: { status: batch.status },
    after: {
      documentId: batch.id,
      status: moved.to,
      version: batch.version,
      documentSha256: batch.documentSha256,
    },
  })
  writeEvents(transaction, [
    {
      kind: 'contract.signed',
      organisationId,
      subject: batch.missionId,
      data: {
        missionId: batch.missionId,
        documentId: batch.id,
        version: batch.version,
        sha256: batch.documentSha256,
      },
    },
  ])
  return batch
}

type Refusal = Parameters<typeof refuse>

function refusedBy(
  { signedName, signedAt }: BatchRow,
  { key, params }: { readonly key: Refusal[0]; readonly params?: Refusal[1] },
) {
  return signedName === null
    ? refuse(key, params)
    : refuse(key, { ...params, name: signedName, date: signedAt })
}

async function signatureOf(
  call: CommandCall,
  batch: BatchRow,
  signatory: Signatory,
): Promise<Omit<NewContractSignature, 'actingFor'>> {
  const { userId, tokenHash } = sessionOf(call)
  return {
    batchId: batch.id,
    version: batch.version,
    organisationId: batch.organisationId,
    at: call.transaction.now,
    userId,
    name: fullName(signatory),
    documentSha256: batch.documentSha256 ?? '',
    session: tokenHash.toString('hex').slice(0, kept.session),
    address: call.address,
    userAgent: call.userAgent?.slice(0, kept.userAgent) ?? null,
    locale: call.locale,
    consent: consentTo(batch, call.locale),
    pagesRead: await findPagesRead(call.queries, batch, userId),
    pages: batch.pages ?? 0,
  }
}
