import type { Mission, MissionPatch } from '@renfort/contract/mission.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '../../platform/changes.ts'
import { changed } from '../../platform/stale-after.ts'
import { missionQuery } from './queries.ts'

/** After a command that returns the mission: it shows at once, and dependent answers are read again. */
export function missionAnswered(
  client: QueryClient,
  mission: Mission,
  patch: Partial<MissionPatch> = {},
): void {
  const { queryKey } = missionQuery(mission.id)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, mission)
  void changed(client, changesIn(patch), [mission.id])
}

function changesIn({ location, locationId, departmentId }: Partial<MissionPatch>): Change[] {
  return [
    'mission',
    ...(location === undefined && locationId === undefined ? [] : ['placeOfMission' as const]),
    ...(location?.favorite === true ? ['favouriteAddresses' as const] : []),
    ...(departmentId === undefined ? [] : ['departmentOfMission' as const]),
  ]
}

/** After a command that returns something else: the mission is read again too. */
export function missionChanged(client: QueryClient, missionId: string): void {
  missionsChangedTogether(client, [missionId])
}

/** After one act on several missions: their shared answers are read again once. */
export function missionsChangedTogether(client: QueryClient, missionIds: readonly string[]): void {
  for (const id of missionIds)
    void client.invalidateQueries({ queryKey: missionQuery(id).queryKey })
  void changed(client, ['mission'], missionIds)
}

/** After a mission is made or deleted. */
export function missionsChanged(client: QueryClient): void {
  void changed(client, ['missions'])
}
