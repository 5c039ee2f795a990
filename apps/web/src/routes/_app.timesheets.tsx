import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute } from '@tanstack/react-router'
import { type HoursSearch, readHoursSearch } from '../features/attendance/hours-search.ts'
import { hoursQuery } from '../features/attendance/queries.ts'
import { TimesheetsPage } from '../features/attendance/timesheets-page.tsx'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import { productNow } from '../platform/product-clock.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/timesheets')({
  validateSearch: (search: Search): HoursSearch => readHoursSearch(search),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'attendance.read')
  },
  loaderDeps: ({ search }) => search,
  /** Waits for the clock only: the page shows its outline while the lines come. */
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(configQuery())
    void queryClient.prefetchQuery(hoursQuery(deps, localDateOf(productNow(queryClient))))
  },
  component: TimesheetsRoute,
})

function TimesheetsRoute() {
  return <TimesheetsPage search={Route.useSearch()} />
}
