import type { Mission } from '@renfort/contract/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { noFilters } from '../sider/candidates/candidate-filters.ts'
import { candidatePageQuery } from '../sider/queries.ts'

/** Whether there is any Sider to ask for; taken as true until it is known. */
export function useHasCandidates({ id, type }: Pick<Mission, 'id' | 'type'>): boolean {
  const everybody = { missionId: id, q: '', filters: noFilters }
  const { data } = useQuery({
    ...candidatePageQuery(everybody, 'organisation'),
    // Whoever is employed on a payroll mission has to be named in any case.
    enabled: type === 'delegation',
  })
  return data === undefined || data.totals.organisation + data.totals.network > 0
}
