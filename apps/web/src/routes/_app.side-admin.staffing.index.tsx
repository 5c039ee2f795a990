import { staffingStages } from '@renfort/domain/hiring/staffing-stage.ts'
import { createFileRoute } from '@tanstack/react-router'
import type { QueueFilters } from '../features/staffing/queries.ts'
import { queueQuery } from '../features/staffing/queries.ts'
import { QueuePage } from '../features/staffing/queue-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { choiceParam, integerParam, type Search, wordsParam } from '../platform/search-params.ts'

/** Internal staff look for Siders for the missions of all companies. */
export const Route = createFileRoute('/_app/side-admin/staffing/')({
  validateSearch: (search: Search): QueueFilters => ({
    stage: choiceParam(search['stage'], staffingStages),
    q: wordsParam(search['q']),
    page: integerParam(search['page'], 1, 10_000),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'selection.manage')
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(queueQuery(deps)),
  component: QueueRoute,
})

function QueueRoute() {
  return <QueuePage filters={Route.useSearch()} />
}
