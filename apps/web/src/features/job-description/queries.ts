import { searchJobTitles } from '@renfort/contract/catalogue.ts'
import { type JobDescription, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { readRemunerationPolicy } from '@renfort/contract/remuneration.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { searchFor } from '../../platform/search-for.ts'
import { stale } from '../../platform/query-client.ts'

staleAfter(listJobDescriptions, ['copiedJobs'])

export const jobDescriptionsQuery = () => queryFor(listJobDescriptions, {}, stale.lists)

export const jobTitleSearchQuery = (text: string) =>
  searchFor(searchJobTitles, { query: { q: text } }, stale.user)

export const membersQuery = () => queryFor(listMembers, {}, stale.lists)

export const policyQuery = (organisationId: string) =>
  queryFor(readRemunerationPolicy, { params: { id: organisationId } }, stale.lists)

/** Updates the cached list after a write, without reading it again. */
export function useJobDescriptionList() {
  const client = useQueryClient()
  const { queryKey } = jobDescriptionsQuery()
  return {
    keep: (job: JobDescription) =>
      client.setQueryData(queryKey, (jobs = []) =>
        jobs.some(({ id }) => id === job.id)
          ? jobs.map((each) => (each.id === job.id ? job : each))
          : [job, ...jobs],
      ),
    drop: (id: string) =>
      client.setQueryData(queryKey, (jobs = []) => jobs.filter((job) => job.id !== id)),
  }
}
