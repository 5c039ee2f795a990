import { useQueryClient } from '@tanstack/react-query'
import { storage } from '../../platform/storage.ts'
import type { FoundUser } from './found-user.ts'

/** Calls in the name of a user from now on, once the session may act for them. */
export function useActFor(): (user: FoundUser) => void {
  const queryClient = useQueryClient()
  return ({ _id, email, isParent, companyId }) => {
    storage.write('logasId', _id)
    storage.write('logasEmail', email)
    storage.write(isParent ? 'parentOrganisationId' : 'organisationId', companyId)
    queryClient.clear()
  }
}
