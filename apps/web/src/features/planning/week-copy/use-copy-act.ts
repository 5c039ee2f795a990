import { createShifts } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../platform/failures.ts'
import { useCommand } from '../../../platform/query.ts'
import { missionsChangedTogether } from '../../mission-record/stale-answers.ts'
import { forgetNewest, type PlanningChange } from '../../shift/last-change.ts'
import { shiftBodyOf } from '../../shift/shift-body.ts'

/** What became of one mission in the copy of a week. */
export type CopyResult =
  | { readonly change: PlanningChange; readonly failure?: undefined }
  | { readonly failure: string; readonly change?: undefined }

/**
 * Copies the week of several missions, each all or none. One after the other: what is sent again before
 * its answer came is the same act to the API.
 */
export function useCopyAct() {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(createShifts, { handles: () => true })
  const copyOne = async (missionId: string, drafts: readonly ShiftDraft[]): Promise<CopyResult> => {
    const body = { shifts: drafts.map(shiftBodyOf) }
    return mutateAsync({ params: { taskId: missionId }, body }).then(
      ({ shifts: after }) => ({ change: { missionId, before: [], after } }),
      (error: unknown) => ({ failure: sentenceOf(error) }),
    )
  }
  return async (
    copies: readonly { readonly id: string; readonly drafts: readonly ShiftDraft[] }[],
  ) => {
    const results = new Map<string, CopyResult>()
    for (const { id, drafts } of copies) results.set(id, await copyOne(id, drafts))
    forgetNewest(client)
    missionsChangedTogether(client, [...results.keys()])
    return results
  }
}
