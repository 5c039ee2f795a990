import type { Me } from '@renfort/contract/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import { idParam } from './search-params.ts'
import { storage } from './storage.ts'

/**
 * A mail leads the members of a group to one of its companies: from then on they are in it. Answers
 * whether anything was chosen. Whether they may is the server’s to say, on the next call.
 */
export function chooseCompany(queryClient: QueryClient, me: Me, asked: unknown): boolean {
  const company = idParam(asked)
  const isChosen = me.group === null || me.organisation?.id === company
  if (company === undefined || isChosen) return false
  storage.write('organisationId', company)
  queryClient.clear()
  return true
}
