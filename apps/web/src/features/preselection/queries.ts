import {
  type Applicant,
  listApplicants,
  readApplicant,
  updateApplicant,
} from '@renfort/contract/preselection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { issuesOf } from '../../platform/call.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { missionChanged } from '../mission-record/mission-changes.ts'

/** Applicants are read again before the signed addresses of their CVs expire. */
const readAgainMs = 600_000

staleAfter(listApplicants, ['cv'])

export const applicantsQuery = (taskId: string) => ({
  ...queryFor(listApplicants, { params: { taskId } }),
  refetchInterval: readAgainMs,
})

/** The experience and education of an applicant. */
export const applicantQuery = (taskId: string, id: string) =>
  queryFor(readApplicant, { params: { taskId, id } })

/** Changes an applicant; the answer replaces them in the list. */
export function useUpdateApplicant(taskId: string) {
  const client = useQueryClient()
  const { queryKey } = applicantsQuery(taskId)
  return useCommand(updateApplicant, {
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: (changed) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known: Applicant[] | undefined) =>
        known?.map((applicant) => (applicant.id === changed.id ? changed : applicant)),
      )
      missionChanged(client, taskId)
    },
  })
}
