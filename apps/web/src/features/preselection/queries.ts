import { listMissions, readMission } from '@renfort/contract/missions.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { type Applicant, listApplicants, updateApplicant } from '@renfort/contract/preselection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { issuesOf } from '../../platform/call.ts'
import { queryFor, useCommand } from '../../platform/query.ts'

/** Read again before the addresses of the CVs die. */
const readAgainMs = 600_000

export const applicantsQuery = (taskId: string) => ({
  ...queryFor(listApplicants, { params: { taskId } }),
  refetchInterval: readAgainMs,
})

/** Changes one thing of an applicant; the answer takes his place in the list. */
export function useUpdateApplicant(taskId: string) {
  const client = useQueryClient()
  const { queryKey } = applicantsQuery(taskId)
  return useCommand(updateApplicant, {
    invalidates: [listMissions, readMission, readPlanning],
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: (changed) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known: Applicant[] | undefined) =>
        known?.map((applicant) => (applicant.id === changed.id ? changed : applicant)),
      )
    },
  })
}
