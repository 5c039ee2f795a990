import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import { storeDocument } from '../../file/store-document.ts'
import type { DocumentSeal } from '../../outside/seal/port.ts'
import { dateOf } from '../../platform/clock.ts'
import { everywhere, type Scope, type Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import type { EvidenceFacts } from '../evidence/evidence-facts.ts'
import { sealEvidence } from '../evidence/seal-evidence.ts'
import { signatureDocument } from '../signature/signature-document.ts'
import { timestampFor } from '../signature/timestamp-for.ts'
import {
  findIncompleteSignature,
  type IncompleteSignature,
  storeSiderEvidence,
  storeSiderSeal,
} from './sider-signature-queries.ts'
import type { SiderProof } from './sider-proof.ts'

const signatureTemplate = new URL('../signature/signature.typ', import.meta.url)

/**
 * Seals the paper that a Sider has signed, with the page of the signature, then makes the evidence
 * file; each once, with the same key, pages and timestamp as for companies.
 */
export const proveSiderSignature = companyJob({
  name: 'prove-sider-signature',
  data: z.object({ organisationId: z.uuid(), paperId: z.uuid() }),
  retry: documentRetries,
  handler: async ({ services, data: { paperId }, scope: ofCompany }) => {
    const { seal, db } = services
    if (seal === null) return
    const scope = everywhere(ofCompany)
    const incomplete = async () => findIncompleteSignature(db.queries(scope), paperId)
    const signed = await incomplete()
    if (signed === undefined) return
    if (signed.sealedAt === null) await sealPaper({ services, scope, seal, paperId }, signed)
    const sealed = await incomplete()
    if (sealed !== undefined) await makeEvidence({ services, scope, seal, paperId }, sealed)
  },
})

interface Work {
  readonly services: Services
  readonly scope: Scope
  readonly seal: DocumentSeal
  readonly paperId: string
}

function proofOf(of: IncompleteSignature): SiderProof {
  return {
    id: of.siderId,
    openedAt: of.openedAt,
    readings: of.readings,
    code: { through: of.codeThrough, contact: of.codeContact, sentAt: of.codeSentAt },
  }
}

async function sealPaper(
  { services, scope, seal, paperId }: Work,
  signed: IncompleteSignature,
): Promise<void> {
  const { files, pdf, config, clock, db, publicUrl } = services
  const { documentKey, number, missionNumber, organisationId, ...signature } = signed
  const document = await files.read(documentKey)
  if (document === null) throw new Error('The paper that was signed is not there.')
  const pages = await pdf.render({
    template: signatureTemplate,
    data: signatureDocument({
      ...signature,
      actingFor: null,
      pagesRead: 0,
      provider: config.productName,
      verifyUrl: `${publicUrl()}/verify`,
      missionNumber: missionNumber ?? '',
      numbers: [number],
      sider: proofOf(signed),
    }),
    standard: 'a-3a',
  })
  const { bytes, timestampedAt } = await seal.seal(document, pages, {
    reason: `Signé par ${signed.name}`,
    at: dateOf(signed.at),
    timestamp: timestampFor(signed.at, clock.now()),
  })
  const stored = await storeDocument(services, scope, { organisationId, kind: 'contract', bytes })
  await db.transaction(scope, async ({ queries, now }) => {
    const sealed = { ...stored, at: now, timestampedAt }
    if (await storeSiderSeal(queries, paperId, sealed)) {
      await exchangeFiles(queries, stored.key, null)
    }
  })
}

async function makeEvidence(
  { services, scope, seal, paperId }: Work,
  sealed: IncompleteSignature,
): Promise<void> {
  const facts = evidenceOf(services, paperId, sealed)
  if (facts === null) return
  const { organisationId } = sealed
  const stored = await sealEvidence(services, { scope, seal, organisationId }, facts)
  await services.db.transaction(scope, async ({ queries }) => {
    if (!(await storeSiderEvidence(queries, paperId, stored))) return
    await exchangeFiles(queries, stored.key, null)
    await exchangeFiles(queries, stored.dataKey, null)
  })
}

function evidenceOf(
  { config, clock, publicUrl }: Services,
  paperId: string,
  of: IncompleteSignature,
): EvidenceFacts | null {
  if (of.sealedSha256 === null || of.sealedAt === null) return null
  const { at, name, session, address, userAgent, locale, consent, pages, version } = of
  return {
    provider: config.productName,
    madeAt: clock.now(),
    organisation: { id: of.organisationId, name: of.company },
    mission: { id: of.missionId, number: of.missionNumber ?? '' },
    batch: { id: paperId, version, contracts: [of.number] },
    signature: {
      at,
      name,
      account: null,
      session,
      address,
      userAgent,
      locale,
      consent,
      pagesRead: 0,
      pages,
      sider: proofOf(of),
    },
    shown: { sha256: of.documentSha256 },
    sealed: { sha256: of.sealedSha256, at: of.sealedAt, timestampedAt: of.timestampedAt },
    history: [{ version, madeAt: of.madeAt, sha256: of.documentSha256, contestation: null }],
    verifyUrl: `${publicUrl()}/verify`,
  }
}

/** Requests the seal and the evidence of a signature, in its transaction. */
export async function enqueueSiderProof(
  transaction: Pick<Transaction, 'queries'>,
  signature: { readonly organisationId: string; readonly paperId: string },
): Promise<void> {
  await enqueue(transaction, proveSiderSignature, signature)
}
