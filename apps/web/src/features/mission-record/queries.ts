import { type Mission, readMission } from '@renfort/contract/mission.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'

/** A mission; read again when its tab comes back, since another one may have changed it. */
export const missionQuery = (id: string) => ({
  ...queryFor(readMission, { params: { id } }),
  refetchOnWindowFocus: 'always' as const,
})

/** A mission that the route has loaded. */
export function useMission(id: string): Mission {
  return useSuspenseQuery(missionQuery(id)).data
}
