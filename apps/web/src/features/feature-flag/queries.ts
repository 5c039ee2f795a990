import { listFlags, searchCompanies, setFlag } from '@renfort/contract/feature-flag.ts'
import { readFeatures } from '@renfort/contract/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../platform/query.ts'

export const flagsQuery = () => queryFor(listFlags, {})

export const companiesQuery = (q: string) => queryFor(searchCompanies, { query: { q } })

/** Sets a flag: its answer is the list as it has become, and this browser follows too. */
export function useSetFlag() {
  const client = useQueryClient()
  return useCommand(setFlag, {
    invalidates: [readFeatures],
    onSuccess: (flags) => client.setQueryData(flagsQuery().queryKey, flags),
  })
}
