import {
  type LegalInformations,
  readLegalInformations,
  updateLegalInformations,
} from '@renfort/contract/company-settings.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../../platform/query.ts'
import type { Handles } from '../../../platform/query-client.ts'

export const legalQuery = (organisationId: string) =>
  queryFor(readLegalInformations, { params: { id: organisationId } })

export function useSaveLegal(handles: Handles, onSaved: (legal: LegalInformations) => void) {
  const client = useQueryClient()
  return useCommand(updateLegalInformations, {
    invalidates: [readCompletion],
    handles,
    onSuccess: (legal, { params }) => {
      onSaved(legal)
      client.setQueryData(legalQuery(params.id).queryKey, legal)
    },
  })
}
