import type { Mission } from '@renfort/contract/mission.ts'
import { listApplicants } from '@renfort/contract/preselection.ts'
import { openSelectionStates } from '@renfort/domain/mission/selection-transitions.ts'
import { useQuery } from '@tanstack/react-query'
import { actorOf, useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { reaches } from './mission-actions.ts'

const openSelections: readonly Mission['selectionStatus'][] = openSelectionStates

/** How many applicants the company has been shown and not decided on, for those who may read them. */
export function useShownApplicants(mission: Mission): { readonly undecided: number } {
  const me = useMe()
  const { type, selectionStatus, preSelection } = mission
  const isAsked =
    type === 'delegation' &&
    preSelection &&
    openSelections.includes(selectionStatus) &&
    reaches('applicant.read', actorOf(me), me.id, mission)
  const { data = [] } = useQuery({
    ...queryFor(listApplicants, { params: { taskId: mission.id } }),
    enabled: isAsked,
    // The page says all the rest without it.
    meta: { failure: 'nowhere' },
  })
  const undecided = data.filter((each) => each.visible && each.preSelectionStatus === 'sent')
  return { undecided: undecided.length }
}
