import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import {
  JobDescriptionsPage,
  JobDescriptionsSkeleton,
} from '../features/job-description/job-descriptions-page.tsx'
import { type JobSearch, jobSearch } from '../features/job-description/job-search.ts'
import { jobDescriptionsQuery } from '../features/job-description/queries.ts'
import {
  readUsageSearch,
  type UsageSearch,
} from '../features/job-description/usage/usage-search.ts'
import { requireRight } from '../platform/guards.ts'
import { useIsGroupSpace } from '../platform/me.ts'
import type { Search } from '../platform/search-params.ts'

const JobUsagePage = lazy(async () => ({
  default: (await import('../features/job-description/usage/job-usage-page.tsx')).JobUsagePage,
}))

type Shown = { readonly [Key in keyof JobSearch | keyof UsageSearch]?: unknown }

export const Route = createFileRoute('/_app/job-descriptions')({
  // The screen reads its own address: this keeps its readers out of the first script of every screen.
  validateSearch: (search: Search): Shown => search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'jobDescription.read')
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(jobDescriptionsQuery()),
  pendingComponent: JobDescriptionsSkeleton,
  component: JobDescriptionsRoute,
})

function JobDescriptionsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The companies of a group are seen in its own space.
  if (useIsGroupSpace() && search.jobsOf === 'companies') {
    return (
      <Suspense fallback={<JobDescriptionsSkeleton />}>
        <JobUsagePage search={readUsageSearch(search)} />
      </Suspense>
    )
  }
  return (
    <JobDescriptionsPage
      search={jobSearch(search)}
      onSearch={(next, replaces = false) =>
        navigate({ search: next, replace: replaces, resetScroll: false })
      }
      onMissionCreated={(taskId) =>
        void navigate({ to: '/taskPosting/$taskId/motive', params: { taskId } })
      }
    />
  )
}
