import {
  addDomain,
  checkDomain,
  readSingleSignOn,
  removeConnection,
  removeDomain,
  saveConnection,
  testConnection,
} from '@renfort/contract/single-sign-on.ts'
import { useMe } from '../../platform/me.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { stale } from '../../platform/query-client.ts'

staleAfter(readSingleSignOn, [saveConnection, removeConnection, addDomain, 'verifiedDomains'])

export const singleSignOnQuery = (organisationId: string) =>
  queryFor(readSingleSignOn, { params: { id: organisationId } }, stale.lists)

/** The company, or the group in its own space, whose ways in are shown. */
export function useSignOnOwner(): string {
  const { organisation, group } = useMe()
  return organisation?.id ?? group?.id ?? ''
}

export function useSaveConnection() {
  return useCommand(saveConnection)
}

export function useRemoveConnection(onSuccess: () => void) {
  return useCommand(removeConnection, { onSuccess })
}

export function useTestConnection() {
  return useCommand(testConnection)
}

export function useAddDomain() {
  return useCommand(addDomain)
}

export function useCheckDomain(onSuccess: () => void) {
  return useCommand(checkDomain, { changes: ['verifiedDomains'], onSuccess })
}

export function useRemoveDomain(onSuccess: () => void) {
  return useCommand(removeDomain, { changes: ['verifiedDomains'], onSuccess })
}
