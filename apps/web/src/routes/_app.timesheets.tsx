import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { type HoursSearch, readHoursSearch } from '../features/attendance/hours-search.ts'
import { hoursQuery } from '../features/attendance/queries.ts'
import { HoursPage } from '../features/attendance/hours-page.tsx'
import { configQuery } from '../platform/config.ts'
import { enterCompany, requireRight } from '../platform/guards.ts'
import { productNow } from '../platform/product-clock.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/timesheets')({
  // The screen reads its own address: this keeps its readers out of the first script of every screen.
  validateSearch: (
    search: Search,
  ): { readonly [Key in keyof HoursSearch]?: unknown } & { readonly company?: unknown } => search,
  beforeLoad: async ({ context: { queryClient }, search: { company, ...search } }) => {
    if (company !== undefined) {
      await enterCompany(queryClient, company)
      throw redirect({ to: '/timesheets', search, replace: true })
    }
    await requireRight(queryClient, 'attendance.read')
  },
  loaderDeps: ({ search }) => search,
  /** Waits only for the clock: the page shows its outline while the lines load. */
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(configQuery())
    const search = readHoursSearch(deps)
    void queryClient.prefetchInfiniteQuery(hoursQuery(search, dateInParis(productNow(queryClient))))
  },
  component: HoursRoute,
})

function HoursRoute() {
  return <HoursPage search={readHoursSearch(Route.useSearch())} />
}
