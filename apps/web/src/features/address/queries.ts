import { autocompleteAddress } from '@renfort/contract/address.ts'
import {
  createLocation,
  deleteLocation,
  listLocations,
  updateLocation,
} from '@renfort/contract/organisation.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CallError } from '../../platform/call-error.ts'
import { keyOf, queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { call } from '../../platform/call.ts'
import { stale } from '../../platform/query-client.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import type { ChoiceOption } from '../../ui/option-list.tsx'

staleAfter(listLocations, ['favouriteAddresses', createLocation, updateLocation, deleteLocation])

export const locationsQuery = (organisationId: string) =>
  queryFor(listLocations, { params: { id: organisationId } }, stale.lists)

/** Whether the maps, or the way to them, are down: the address is then typed by hand (POST-34). */
export function isMapsOutage(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500
}

/** Suggestions for the typed text; `null` while the maps are down, which is not a failure of the page. */
const suggestionsQuery = (text: string) => {
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

const fewestCharacters = 3

interface Suggestions {
  options: readonly ChoiceOption[]
  isLoading: boolean
  isTooShort: boolean
  /** The maps cannot answer. */
  isOut: boolean
  /** The search was refused. */
  hasFailed: boolean
}

/** Addresses that match what is typed, restricted to France (POST-33). */
export function useAddressSuggestions(text: string, isSearching: boolean): Suggestions {
  const typed = text.trim()
  const settled = useDebounced(typed, 'remote')
  const isTooShort = typed.length < fewestCharacters
  const isAsked = isSearching && !isTooShort
  const query = useQuery({
    ...suggestionsQuery(settled),
    enabled: isAsked && settled.length >= fewestCharacters,
  })
  const found = isAsked && settled === typed ? query.data : undefined
  return {
    options: (found ?? []).map(({ placeId, label }) => ({ id: placeId, label })),
    isLoading: isAsked && (settled !== typed || query.isFetching),
    isTooShort,
    isOut: found === null,
    hasFailed: isAsked && settled === typed && query.isError,
  }
}
