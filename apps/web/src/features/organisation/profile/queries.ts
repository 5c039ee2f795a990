import { readMe } from '@renfort/contract/session.ts'
import {
  type CompanyProfile,
  readProfile,
  updateProfile,
} from '@renfort/contract/company-settings.ts'
import { readCompletion, readOrganisation } from '@renfort/contract/organisation.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../../platform/query.ts'
import type { Handles } from '../../../platform/query-client.ts'

export const profileQuery = () => queryFor(readProfile, {})

/** Saves the profile; every screen shows the new name. */
export function useSaveProfile(handles: Handles, onSaved: (profile: CompanyProfile) => void) {
  const client = useQueryClient()
  return useCommand(updateProfile, {
    invalidates: [readMe, readOrganisation, searchChildren, readCompletion],
    handles,
    onSuccess: (profile) => {
      onSaved(profile)
      client.setQueryData(profileQuery().queryKey, profile)
    },
  })
}
