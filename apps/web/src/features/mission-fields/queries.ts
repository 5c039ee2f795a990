import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import {
  listMissions,
  type Mission,
  type MissionPatch,
  readMission,
  updateMission,
} from '@renfort/contract/missions.ts'
import { listLocations, listMembers } from '@renfort/contract/organisation.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { readQuotation } from '@renfort/contract/quotations.ts'
import { listCandidates } from '@renfort/contract/workers.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { type QueryClient, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { issuesOf } from '../../platform/call.ts'
import { stale } from '../../platform/query-client.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'

/** A mission; read again when its tab comes back, since another one may have changed it. */
export const missionQuery = (id: string) => ({
  ...queryFor(readMission, { params: { id } }),
  refetchOnWindowFocus: 'always' as const,
})

/** A mission that the route has loaded. */
export function useMission(id: string): Mission {
  return useSuspenseQuery(missionQuery(id)).data
}

/** Shows a mission as it has become. */
export function putMission(client: QueryClient, mission: Mission): void {
  const { queryKey } = missionQuery(mission.id)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, mission)
}

export type MissionChange = Omit<MissionPatch, 'id'>

/** Sends a change of a mission; the caller shows the issues that belong to a field. */
export function useSaveMission(id: string): (change: MissionChange) => Promise<Mission> {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(updateMission, {
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: (mission) => {
      putMission(client, mission)
      for (const queryKey of [
        keyOf(readQuotation, { params: { id } }),
        keyOf(readLegalFindings, { params: { taskId: id } }),
        keyOf(listMissions),
        keyOf(readPlanning),
      ]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
  return async (change) => {
    const mission = await mutateAsync({ params: { id }, body: { ...change, id } }).catch(
      (failure: unknown) => {
        // A refusal may come from a change made elsewhere.
        void client.invalidateQueries({ queryKey: missionQuery(id).queryKey })
        throw failure
      },
    )
    if (change.location?.favorite === true) {
      void client.invalidateQueries({ queryKey: keyOf(listLocations) })
    }
    if (change.location !== undefined || change.locationId !== undefined) {
      // They say how far from the mission everybody lives.
      void client.invalidateQueries({ queryKey: keyOf(listCandidates, { params: { id } }) })
    }
    return mission
  }
}

/** Members who may be the manager of a mission (POST-31); nothing while they are on their way. */
export function useManagers() {
  const { data } = useQuery(queryFor(listMembers, {}, stale.lists))
  return data?.filter(({ role }) => canManageMissions(role))
}
