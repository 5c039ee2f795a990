import { autocompleteAddress } from '@renfort/contract/address.ts'
import { listLocations } from '@renfort/contract/organisation.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { keyOf, queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { stale } from '../../platform/query-client.ts'

staleAfter(listLocations, ['favouriteAddresses'])

export const locationsQuery = (organisationId: string) =>
  queryFor(listLocations, { params: { id: organisationId } }, stale.lists)

/** Whether the maps, or the way to them, are down: the address is then typed by hand (POST-34). */
export function isMapsOutage(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500
}

/** Suggestions for the typed text; `null` while the maps are down, which is not a failure of the page. */
export const suggestionsQuery = (text: string) => {
  const input = { query: { q: text } }
  return queryOptions({
    queryKey: keyOf(autocompleteAddress, input),
    queryFn: ({ signal }) =>
      call(autocompleteAddress, input, signal).catch((error: unknown) => {
        if (isMapsOutage(error)) return null
        throw error
      }),
    staleTime: stale.default,
    meta: { failure: 'nowhere' },
  })
}
