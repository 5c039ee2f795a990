import { countMissions, type Mission, readMission } from '@renfort/contract/mission.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

/** It shows whether its manager may still manage it. */
staleAfter(readMission, ['team', 'amendments', 'correctedHours'])

/** A mission; read again when the browser tab comes back, since another tab may have changed it. */
export const missionQuery = (id: string) => ({
  ...queryFor(readMission, { params: { id } }),
  refetchOnWindowFocus: 'always' as const,
})

staleAfter(countMissions, ['mission', 'missions'])

/** The totals of the lists of missions, for the filters of these lists. */
export const countsQuery = (filters: {
  readonly managerId?: string | undefined
  readonly q?: string | undefined
}) => queryFor(countMissions, { query: { managerId: filters.managerId, q: filters.q } })

/** A mission that the route has loaded. */
export function useMission(id: string): Mission {
  return useSuspenseQuery(missionQuery(id)).data
}
