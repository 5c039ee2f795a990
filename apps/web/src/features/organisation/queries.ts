import {
  type CompanyProfile,
  type LegalInformations,
  readLegalInformations,
  readProfile,
  updateLegalInformations,
  updateProfile,
} from '@renfort/contract/company-settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Handles } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(readProfile, ['companyPicture'])

export const profileQuery = () => queryFor(readProfile, {})

/** Saves the profile; every screen shows the new name. */
export function useSaveProfile(handles: Handles, onSaved: (profile: CompanyProfile) => void) {
  const client = useQueryClient()
  return useCommand(updateProfile, {
    changes: ['company'],
    handles,
    onSuccess: (profile) => {
      onSaved(profile)
      client.setQueryData(profileQuery().queryKey, profile)
    },
  })
}

export const legalQuery = (organisationId: string) =>
  queryFor(readLegalInformations, { params: { id: organisationId } })

export function useSaveLegal(handles: Handles, onSaved: (legal: LegalInformations) => void) {
  const client = useQueryClient()
  return useCommand(updateLegalInformations, {
    changes: ['legalInformations'],
    handles,
    onSuccess: (legal, { params }) => {
      onSaved(legal)
      client.setQueryData(legalQuery(params.id).queryKey, legal)
    },
  })
}
