import { useQuery } from '@tanstack/react-query'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import { useDebounced } from '../../platform/use-debounced.ts'
import { suggestionsQuery } from './queries.ts'

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
