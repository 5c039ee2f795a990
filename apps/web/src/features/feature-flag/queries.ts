import { listOrganisations } from '@renfort/contract/administration.ts'
import { listFlags, setFlag } from '@renfort/contract/feature-flag.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../platform/query.ts'
import { searchFor } from '../../platform/search-for.ts'

export const flagsQuery = () => queryFor(listFlags, {})

/** Companies alone: a group has no feature of its own. */
export const companiesQuery = (q: string) =>
  searchFor(listOrganisations, { query: { q, isParent: 'false' } })

/** Sets a flag: the answer replaces the list, and this browser updates too. */
export function useSetFlag() {
  const client = useQueryClient()
  return useCommand(setFlag, {
    changes: ['features'],
    onSuccess: (flags) => client.setQueryData(flagsQuery().queryKey, flags),
  })
}
