import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/use-toast.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionChanged } from '../mission-record/stale-answers.ts'
import { useShiftWords } from './words.ts'

/**
 * Reads the mission again and answers whether its planning is the one on the screen: another tab, or
 * somebody else, may have changed it. One that differs is shown first. Without an answer nothing is known.
 */
export function useCurrentPlanning(missionId: string): () => Promise<boolean> {
  const t = useShiftWords()
  const toast = useToast()
  const client = useQueryClient()
  return async () => {
    const query = missionQuery(missionId)
    const shown = client.getQueryData<Mission>(query.queryKey)
    const current = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    if (shown === undefined || current === null) return true
    if (planningOf(shown.shifts) === planningOf(current.shifts)) return true
    missionChanged(client, missionId)
    toast.warning(t(($) => $.done.elsewhere))
    return false
  }
}

/** Shifts without their order, to compare them. */
function planningOf(shifts: readonly Shift[]): string {
  const lines = shifts.map(({ id, startDate, endDate, breakDuration, slots }) =>
    [id, startDate, endDate, breakDuration, slots].join(' '),
  )
  return lines.toSorted().join('\n')
}
