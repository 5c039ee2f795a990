import { createApiKey, listApiKeys, revokeApiKey } from '@renfort/contract/api-key.ts'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(listApiKeys, [createApiKey, revokeApiKey])

export const apiKeysQuery = (organisationId: string) =>
  queryFor(listApiKeys, { params: { id: organisationId } }, stale.lists)

/** The company, or the group in its own space, whose keys are shown. */
export function useKeyOwner(): string {
  const { organisation, group } = useMe()
  return organisation?.id ?? group?.id ?? ''
}

export function useMakeKey() {
  return useCommand(createApiKey, { handles: () => false })
}
