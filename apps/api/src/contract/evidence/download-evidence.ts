import type { evidence } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { EvidenceFormat } from '@renfort/domain/contract/evidence/evidence.ts'
import { evidenceState } from '@renfort/domain/contract/evidence/evidence.ts'
import { FileStoreUnavailable } from '../../outside/files/port.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type Call, ownOrganisation } from '../../platform/http/route.ts'
import type { FileAnswer } from '../../platform/http/wire-answer.ts'
import { findEvidence } from './evidence-queries.ts'

const mediaTypes: Readonly<Record<EvidenceFormat, string>> = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
}

/** The stored evidence file of a signed document; it is never generated again. */
export async function downloadEvidence(
  call: Call,
  { params, query: { format } }: Parsed<typeof evidence.downloadEvidence>,
): Promise<FileAnswer> {
  const { services } = call
  const key = { organisationId: ownOrganisation(call, params.id), batchId: params.docId }
  const found = await findEvidence(services.db.queries(call.scope), key)
  if (found === undefined) throw notFound()
  const stored = found[format]
  if (found.signedAt === null) throw refuse('errors.contract.not_signed')
  if (stored === null) {
    const state = evidenceState({ hasEvidence: false, hasKey: services.seal !== null })
    throw refuse(
      state === 'preparing' ? 'errors.contract.no_evidence' : 'errors.contract.not_sealed',
    )
  }
  const bytes = await services.files.read(stored).catch((error: unknown) => {
    if (error instanceof FileStoreUnavailable) throw refuse('errors.unavailable')
    throw error
  })
  if (bytes === null) throw refuse('errors.download.failed')
  const name = `dossier-de-preuve-${found.missionNumber ?? params.docId}-${params.docId.slice(0, 8)}`
  return {
    bytes,
    headers: {
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}
