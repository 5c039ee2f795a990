import type { Me } from '@renfort/contract/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import { idParam } from './search-params.ts'
import { storage } from './storage.ts'

/**
 * Makes a company of the group active for a member who comes from a mail. Returns whether it chose one. The server
 * decides on the next call whether the member may.
 */
export function chooseCompany(queryClient: QueryClient, me: Me, asked: unknown): boolean {
  const company = idParam(asked)
  const isChosen = me.group === null || me.organisation?.id === company
  if (company === undefined || isChosen) return false
  storage.write('organisationId', company)
  queryClient.clear()
  return true
}
