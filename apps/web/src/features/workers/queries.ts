import { createWorker, listCandidates, type WorkerCandidate } from '@renfort/contract/workers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { stale } from '../../platform/query-client.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'

export const candidatesQuery = (missionId: string) =>
  queryFor(listCandidates, { params: { id: missionId } }, stale.lists)

/** A profile that the company brings; it joins the list at once (WORK-06, WORK-08). */
export function useAddWorker(missionId: string, onAdded: (worker: WorkerCandidate) => void) {
  const client = useQueryClient()
  return useCommand(createWorker, {
    // The form shows both: a person already known under the phone, fields that are wrong.
    handles: ({ status }) => status === 400 || status === 409,
    onSuccess: (worker) => {
      client.setQueryData(candidatesQuery(missionId).queryKey, (known = []) => [worker, ...known])
      void client.invalidateQueries({ queryKey: keyOf(listCandidates) })
      onAdded(worker)
    },
  })
}
