import { createFileRoute } from '@tanstack/react-router'
import {
  JobDescriptionsPage,
  JobDescriptionsSkeleton,
} from '../features/job-description/job-descriptions-page.tsx'
import { jobSearch } from '../features/job-description/job-search.ts'
import { jobDescriptionsQuery } from '../features/job-description/queries.ts'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/job-descriptions')({
  validateSearch: jobSearch,
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
  return (
    <JobDescriptionsPage
      search={search}
      onSearch={(next, replaces = false) =>
        navigate({ search: next, replace: replaces, resetScroll: false })
      }
      onMissionCreated={(taskId) =>
        void navigate({ to: '/taskPosting/$taskId/motive', params: { taskId } })
      }
    />
  )
}
