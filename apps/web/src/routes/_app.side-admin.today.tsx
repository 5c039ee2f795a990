import { staffItemKinds, staffViews } from '@renfort/domain/staff-day/staff-item.ts'
import { createFileRoute } from '@tanstack/react-router'
import { type DayFilters, staffDayQuery } from '../features/staff-day/queries.ts'
import { TodayPage } from '../features/staff-day/today-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { choiceParam, type Search } from '../platform/search-params.ts'

/** What internal staff have to do, and who of them takes it. */
export const Route = createFileRoute('/_app/side-admin/today')({
  validateSearch: (search: Search): DayFilters => ({
    whose: choiceParam(search['whose'], staffViews),
    kind: choiceParam(search['kind'], staffItemKinds),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'staffDay.manage')
  },
  loaderDeps: ({ search: { whose } }) => ({ whose }),
  loader: ({ context, deps: { whose } }) =>
    void context.queryClient.prefetchQuery(staffDayQuery(whose)),
  component: TodayRoute,
})

function TodayRoute() {
  return <TodayPage filters={Route.useSearch()} />
}
