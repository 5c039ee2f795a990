import { jobUsagePageSize, listJobUsage, mostJobsCompared } from '@renfort/contract/job-usage.ts'
import { queryFor } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { idParam, integerParam, type Search, wordsParam } from '../../../platform/search-params.ts'

/** What the address says of the job descriptions of all companies. */
export interface UsageSearch {
  readonly jobsOf: 'companies'
  readonly page?: number | undefined
  readonly companyId?: string | undefined
  readonly q?: string | undefined
  /** The job title whose descriptions are compared. */
  readonly title?: string | undefined
}

/** Reads an address; a wrong part counts as absent. */
export function readUsageSearch({ page, companyId, q, title }: Search): UsageSearch {
  const number = integerParam(page, 1, 50_000)
  return {
    jobsOf: 'companies',
    page: number === 1 ? undefined : number,
    companyId: idParam(companyId),
    q: wordsParam(q),
    title: wordsParam(title),
  }
}

staleAfter(listJobUsage, ['copiedJobs'])

export const usageQuery = ({ page = 1, companyId, q = '' }: UsageSearch) =>
  queryFor(listJobUsage, {
    query: { companyId, q, limit: jobUsagePageSize, offset: (page - 1) * jobUsagePageSize },
  })

/** The job descriptions of one title, to be compared. */
export const comparedQuery = (jobTitleId: string) =>
  queryFor(listJobUsage, { query: { jobTitleId, limit: mostJobsCompared } })
