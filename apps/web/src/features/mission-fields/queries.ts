import { type Mission, type MissionPatch, updateMission } from '@renfort/contract/mission.ts'
import { listMembers, type Location } from '@renfort/contract/organisation.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { useToast } from '../../ui/use-toast.ts'
import { locationsQuery } from '../address/queries.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionAnswered } from '../mission-record/mission-changes.ts'
import { useMissionFieldWords } from './words.ts'

export type MissionChange = Omit<MissionPatch, 'id'>

/**
 * Sends a change of a mission, based on the version on the screen; the caller shows issues of fields, and any failure
 * that it handles itself.
 */
export function useSaveMission(
  id: string,
  handles: (error: CallError) => boolean = () => false,
): (change: MissionChange) => Promise<Mission> {
  const t = useMissionFieldWords()
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en' : 'fr'
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync } = useCommand(updateMission, {
    handles: (error) => issuesOf(error).length > 0 || handles(error),
    onSuccess: (mission, { body }) => {
      const before = client.getQueryData(missionQuery(id).queryKey)
      missionAnswered(client, mission, body)
      if (before !== undefined && changesClocks(before, mission)) {
        toast.success(t(($) => $.otherClocks, { zone: zoneNames[locale][mission.timeZone] }))
      }
    },
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

/** Whether the place of a planned mission now lies in another zone: its local times stay, its price may change. */
function changesClocks(before: Mission, { timeZone, startDate }: Mission): boolean {
  return startDate !== null && timeZone !== before.timeZone
}

/** Members who may be the manager of a mission (POST-31); empty while they load. */
export function useManagers() {
  const { data } = useQuery(queryFor(listMembers, {}, stale.lists))
  return data?.filter(({ role }) => canManageMissions(role))
}

/**
 * The address of a mission for the picker: a mission keeps its own copy, so the favourite behind the copy is found by
 * its content.
 */
export function useChosenAddress({ location }: Pick<Mission, 'location'>): Location | null {
  const { organisation } = useMe()
  const { data: favourites = [] } = useQuery({
    ...locationsQuery(organisation?.id ?? ''),
    enabled: organisation !== null,
  })
  if (location === null) return null
  return favourites.find((favourite) => isSamePlace(favourite, location)) ?? location
}

function isSamePlace(a: Location, b: Location): boolean {
  return (
    a.title === b.title &&
    a.address === b.address &&
    a.postalCode === b.postalCode &&
    a.description === b.description
  )
}
