import { readDirectory } from '@renfort/contract/directory-sync/directory.ts'
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
import { stale } from '../../platform/query-client.ts'

const invalidates = [readSingleSignOn]
/** The directory opens accounts in verified domains alone, and says which they are. */
const withDomains = [readSingleSignOn, readDirectory]

export const singleSignOnQuery = (organisationId: string) =>
  queryFor(readSingleSignOn, { params: { id: organisationId } }, stale.lists)

/** The company, or the group in its own space, whose ways in are shown. */
export function useSignOnOwner(): string {
  const { organisation, group } = useMe()
  return organisation?.id ?? group?.id ?? ''
}

export function useSaveConnection() {
  return useCommand(saveConnection, { invalidates })
}

export function useRemoveConnection(onSuccess: () => void) {
  return useCommand(removeConnection, { invalidates, onSuccess })
}

export function useTestConnection() {
  return useCommand(testConnection)
}

export function useAddDomain() {
  return useCommand(addDomain, { invalidates })
}

export function useCheckDomain(onSuccess: () => void) {
  return useCommand(checkDomain, { invalidates: withDomains, onSuccess })
}

export function useRemoveDomain(onSuccess: () => void) {
  return useCommand(removeDomain, { invalidates: withDomains, onSuccess })
}
