import { acknowledgeFindings, readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(readLegalFindings, ['mission'], ({ params }) => params.taskId)

/** What only the server knows: earlier missions on the position, and the given reasons. */
export const legalFindingsQuery = (taskId: string) =>
  queryFor(readLegalFindings, { params: { taskId } })

/** Saves a reason for some points; points that changed meanwhile are read again. */
export function useAcknowledge(taskId: string) {
  const client = useQueryClient()
  const { queryKey } = legalFindingsQuery(taskId)
  return useCommand(acknowledgeFindings, {
    handles: ({ key }) => {
      if (key === 'errors.legal_guard.finding_changed') {
        void client.invalidateQueries({ queryKey: keyOf(readLegalFindings) })
      }
      return false
    },
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
  })
}
