import { listFailedJobs, retryJob } from '@renfort/contract/administration.ts'
import { addLegalValue, listLegalValues } from '@renfort/contract/law.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../../platform/query.ts'

const inPlace = { meta: { failure: 'nowhere' } } as const

export const failedJobsQuery = () => ({ ...queryFor(listFailedJobs, {}, 0), ...inPlace })

export const legalValuesQuery = () => ({ ...queryFor(listLegalValues, {}), ...inPlace })

/** The list is read again even when the job is gone: somebody else started it. */
export function useRetryJob() {
  const client = useQueryClient()
  const { mutateAsync, ...command } = useCommand(retryJob)
  const retry = (id: string) =>
    mutateAsync({ params: { id } }).finally(() =>
      client.invalidateQueries({ queryKey: failedJobsQuery().queryKey }),
    )
  return { retry, ...command }
}

export function useAddLegalValue() {
  const client = useQueryClient()
  return useCommand(addLegalValue, {
    changes: ['legalValues'],
    onSuccess: (values) => client.setQueryData(legalValuesQuery().queryKey, values),
  })
}
