import { listJobOptions, listSubtasks } from '@renfort/contract/catalogue.ts'
import { readLegalValues } from '@renfort/contract/organisation.ts'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'
import { stale } from '../../platform/query-client.ts'

const aDay = stale.user

/** Everything that can be chosen in a job, in the language of the reader. */
export const jobOptionsQuery = () => queryFor(listJobOptions, {}, aDay)

/** Subtasks proposed for a job title. */
export const subtasksQuery = (jobTitleId: string) =>
  queryFor(listSubtasks, { params: { id: jobTitleId } }, aDay)

/** The legal minimums (POST-64). */
export const legalValuesQuery = () => queryFor(readLegalValues, {}, stale.lists)

export function useJobOptions() {
  return useQuery(jobOptionsQuery()).data
}
