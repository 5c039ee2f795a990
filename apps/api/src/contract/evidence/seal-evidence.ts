import { storeDocument } from '../../file/store-document.ts'
import type { DocumentSeal } from '../../outside/seal/port.ts'
import { dateOf } from '../../platform/clock.ts'
import type { Scope } from '../../platform/database/db.ts'
import type { Services } from '../../platform/services.ts'
import { timestampFor } from '../signature/timestamp-for.ts'
import { evidenceData } from './evidence-data.ts'
import { evidenceDocument } from './evidence-document.ts'
import type { EvidenceFacts } from './evidence-facts.ts'
import type { StoredEvidence } from './evidence-queries.ts'

const template = new URL('./evidence.typ', import.meta.url)

interface Sealing {
  readonly scope: Scope
  readonly seal: DocumentSeal
  readonly organisationId: string
}

/** Writes the evidence of a signature twice, as a sealed document and as signed data, and stores both files. */
export async function sealEvidence(
  services: Services,
  { scope, seal, organisationId }: Sealing,
  facts: EvidenceFacts,
): Promise<StoredEvidence> {
  const page = await services.pdf.render({
    template,
    data: evidenceDocument(facts),
    standard: 'a-3a',
  })
  const { bytes } = await seal.seal(page, null, {
    reason: 'Dossier de preuve',
    at: dateOf(facts.madeAt),
    timestamp: timestampFor(facts.sealed.at, facts.madeAt),
  })
  const evidence = evidenceData(facts)
  const signed = { evidence, signature: await seal.signData(evidence) }
  const keep = async (format: 'pdf' | 'json', content: Uint8Array) =>
    storeDocument(services, scope, { organisationId, kind: 'contract', format, bytes: content })
  const { key, sha256 } = await keep('pdf', bytes)
  const json = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`)
  const { key: dataKey } = await keep('json', json)
  return { key, dataKey, sha256, at: facts.madeAt }
}
