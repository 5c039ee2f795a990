import {
  createDirectoryToken,
  readDirectory,
  revokeDirectoryToken,
  setDefaultRole,
  setGroupRole,
} from '@renfort/contract/directory-sync/directory.ts'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

/** It opens accounts in verified domains alone, and says which they are. */
staleAfter(readDirectory, [
  createDirectoryToken,
  revokeDirectoryToken,
  setDefaultRole,
  setGroupRole,
  'verifiedDomains',
])

export const directoryQuery = (organisationId: string) => ({
  ...queryFor(readDirectory, { params: { id: organisationId } }, stale.lists),
  meta: { failure: 'nowhere' } as const,
})

/** The company, or the group in its own space, whose directory is shown. */
export function useDirectoryOwner(): string {
  const { organisation, group } = useMe()
  return organisation?.id ?? group?.id ?? ''
}

export function useMakeToken() {
  return useCommand(createDirectoryToken, { handles: () => false })
}

export function useDefaultRole(onDone: () => void) {
  return useCommand(setDefaultRole, { onSuccess: onDone })
}

export function useGroupRole(onDone: () => void) {
  return useCommand(setGroupRole, { onSuccess: onDone })
}
