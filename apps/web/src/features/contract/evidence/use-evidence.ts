import { downloadEvidence } from '@renfort/contract/evidence.ts'
import type { EvidenceFormat, EvidenceState } from '@renfort/domain/contract/evidence.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { useContractCompany } from '../queries.ts'

/** Gives the evidence file of a document; a failure becomes a toast. */
export function useEvidence(documentId: string) {
  const company = useContractCompany()
  const { mutate, isPending, variables } = useDownload(downloadEvidence)
  return {
    download: (format: EvidenceFormat) =>
      mutate({ params: { id: company, docId: documentId }, query: { format } }),
    /** The one that is on its way. */
    pending: isPending ? variables.query?.format : undefined,
  }
}

/** Why there is no evidence file; `undefined` where there is one. */
export function reasonWithout(state: EvidenceState): string | undefined {
  if (state === 'preparing') return errorSentence('errors.contract.no_evidence')
  return state === 'unsealed' ? errorSentence('errors.contract.not_sealed') : undefined
}
