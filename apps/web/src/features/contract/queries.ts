import { contestedPageSize, listContested } from '@renfort/contract/contested-contract.ts'
import {
  contestContract,
  type ContractBatch,
  keepReading,
  listContracts,
  readContract,
  regenerateContracts,
  signContract,
  signContracts,
} from '@renfort/contract/contract.ts'
import { contractPageSize } from '@renfort/domain/contract/signature/reading.ts'
import { useQueryClient, keepPreviousData } from '@tanstack/react-query'
import type { CallError } from '../../platform/call-error.ts'
import { call, issuesOf } from '../../platform/call.ts'
import { useMe } from '../../platform/me.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { idParam, integerParam, type Search } from '../../platform/search-params.ts'
import type { SignedFile } from '../../platform/signed-file.ts'

export type ContractsTab = 'toSign' | 'archives'

/** What the address says of a list of contracts. */
export interface ContractSearch {
  readonly page?: number | undefined
  /** A company of the group, in whose space the contracts of all companies are listed. */
  readonly companyId?: string | undefined
}

/** Reads an address; a wrong part counts as absent. */
export function readContractSearch({ page, companyId }: Search): ContractSearch {
  return { page: integerParam(page, 1, 50_000), companyId: idParam(companyId) }
}

staleAfter(listContracts, [
  keepReading,
  signContract,
  signContracts,
  contestContract,
  regenerateContracts,
  'amendments',
])

export const contractsQuery = (
  organisationId: string,
  tab: ContractsTab,
  { page = 1, companyId }: ContractSearch,
) =>
  queryFor(listContracts, {
    params: { id: organisationId },
    query: {
      companyId,
      signed: tab === 'archives' ? 'true' : 'false',
      limit: contractPageSize,
      offset: (page - 1) * contractPageSize,
    },
  })

/** Asked again by each page: the changes of a correction are in its mission, shifts, place and prices. */
export const contractQuery = (organisationId: string, docId: string) =>
  queryFor(readContract, { params: { id: organisationId, docId } }, 0)

/** The paper of a batch: signed and sealed, or in its present state. */
export const paperOf = (batch: ContractBatch, company: string): SignedFile => ({
  address: addressOf(batch),
  fresh: async (signal) =>
    addressOf(await call(readContract, paramsOf(batch.documentId, company), signal)),
})

/** The address of the paper of a former version. */
export const formerPaperOf =
  (
    { documentId, version }: Pick<ContractBatch, 'documentId' | 'version'>,
    company: string,
  ): SignedFile['fresh'] =>
  async (signal) => {
    const { formerVersions } = await call(readContract, paramsOf(documentId, company), signal)
    return formerVersions.find((former) => former.version === version)?.documentUrl ?? null
  }

const addressOf = ({ signature, documentUrl }: ContractBatch) => signature?.url ?? documentUrl
const paramsOf = (docId: string, id: string) => ({ params: { id, docId } })

/** The company in whose name the caller reads and signs; in the space of a group, that group. */
export function useContractCompany(): string {
  const { organisation, group } = useMe()
  return organisation?.id ?? group?.id ?? ''
}

/** Reads a document again after it changed, here or elsewhere. */
export function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(readContract) })
}

/**
 * Signs once `keepReading` is done, because the evidence is made only once. The signing block shows every refusal
 * itself (CTR-27).
 */
export function useSignContract(keepReading: () => Promise<void>) {
  const readAgain = useReadAgain()
  return useCommand(signContract, {
    first: keepReading,
    handles: () => true,
    onSuccess: () => void readAgain(),
  })
}

/** The dialog shows the result of each document. */
export function useSignContracts() {
  const readAgain = useReadAgain()
  return useCommand(signContracts, {
    handles: () => true,
    onSuccess: () => void readAgain(),
  })
}

export function useContestContract() {
  const readAgain = useReadAgain()
  return useCommand(contestContract, {
    handles: (failure: CallError) => issuesOf(failure).length > 0,
    onSuccess: () => void readAgain(),
  })
}

export function useRegenerateContract() {
  const readAgain = useReadAgain()
  return useCommand(regenerateContracts, { onSuccess: () => void readAgain() })
}

/** The pages read are saved in the background: a failure is not reported. */
export function useKeepReading() {
  const client = useQueryClient()
  return useCommand(keepReading, {
    handles: () => true,
    onSuccess: ({ pagesRead }, { params, body }) => {
      const { queryKey } = contractQuery(params.id, params.docId)
      client.setQueryData(queryKey, (known) =>
        known?.version === body.version ? { ...known, pagesRead } : known,
      )
    },
  })
}

export const contestedQuery = (page: number) => ({
  ...queryFor(listContested, {
    query: { limit: contestedPageSize, offset: (page - 1) * contestedPageSize },
  }),
  placeholderData: keepPreviousData,
})
