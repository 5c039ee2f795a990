import { type Mission, type MissionPatch, updateMission } from '@renfort/contract/mission.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { issuesOf } from '../../platform/call.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionAnswered } from '../mission-record/stale-answers.ts'

export type MissionChange = Omit<MissionPatch, 'id'>

/** Sends a change of a mission; the caller shows the issues that belong to a field. */
export function useSaveMission(id: string): (change: MissionChange) => Promise<Mission> {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(updateMission, {
    handles: (error) => issuesOf(error).length > 0 || error.key === 'errors.task.stale',
    onSuccess: (mission, { body }) => missionAnswered(client, mission, body),
  })
  return (change) =>
    mutateAsync({ params: { id }, body: { ...change, id } }).catch((failure: unknown) => {
      // A refusal may come from a change made elsewhere.
      void client.invalidateQueries({ queryKey: missionQuery(id).queryKey })
      throw failure
    })
}

/** Members who may be the manager of a mission (POST-31); nothing while they are on their way. */
export function useManagers() {
  const { data } = useQuery(queryFor(listMembers, {}, stale.lists))
  return data?.filter(({ role }) => canManageMissions(role))
}
