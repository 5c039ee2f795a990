import { type Mission, type MissionPatch, updateMission } from '@renfort/contract/mission.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { issuesOf } from '../../platform/call.ts'
import type { CallError } from '../../platform/call-error.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionAnswered } from '../mission-record/stale-answers.ts'

export type MissionChange = Omit<MissionPatch, 'id'>

/**
 * Sends a change of a mission, made on the version that the screen shows; the caller shows the issues
 * that belong to a field, and what else it handles.
 */
export function useSaveMission(
  id: string,
  handles: (error: CallError) => boolean = () => false,
): (change: MissionChange) => Promise<Mission> {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(updateMission, {
    handles: (error) => issuesOf(error).length > 0 || handles(error),
    onSuccess: (mission, { body }) => missionAnswered(client, mission, body),
  })
  return (change) => {
    const version = client.getQueryData(missionQuery(id).queryKey)?.version
    const body = { ...(version === undefined ? {} : { version }), ...change, id }
    return mutateAsync({ params: { id }, body }).catch((failure: unknown) => {
      // A refusal may come from a change made elsewhere.
      void client.invalidateQueries({ queryKey: missionQuery(id).queryKey })
      throw failure
    })
  }
}

/** Members who may be the manager of a mission (POST-31); nothing while they are on their way. */
export function useManagers() {
  const { data } = useQuery(queryFor(listMembers, {}, stale.lists))
  return data?.filter(({ role }) => canManageMissions(role))
}
