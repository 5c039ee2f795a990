import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { type HoursSearch, readHoursSearch } from '../features/attendance/hours-search.ts'
import { hoursQuery } from '../features/attendance/queries.ts'
import { TimesheetsPage } from '../features/attendance/timesheets-page.tsx'
import { configQuery } from '../platform/config.ts'
import { requireRight, requireUser } from '../platform/guards.ts'
import { productNow } from '../platform/product-clock.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/timesheets')({
  // What an address says is read with the screen: the first script of every screen does without it.
  validateSearch: (
    search: Search,
  ): { readonly [Key in keyof HoursSearch]?: unknown } & { readonly company?: unknown } => search,
  beforeLoad: async ({ context: { queryClient }, search: { company, ...search } }) => {
    // The link of a mail leads whoever belongs to the group alone to the company first.
    if (company !== undefined) {
      const me = await requireUser(queryClient)
      const { chooseCompany } = await import('../platform/choose-company.ts')
      chooseCompany(queryClient, me, company)
      throw redirect({ to: '/timesheets', search, replace: true })
    }
    await requireRight(queryClient, 'attendance.read')
  },
  loaderDeps: ({ search }) => search,
  /** Waits for the clock only: the page shows its outline while the lines come. */
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(configQuery())
    const search = readHoursSearch(deps)
    void queryClient.prefetchInfiniteQuery(hoursQuery(search, dateInParis(productNow(queryClient))))
  },
  component: TimesheetsRoute,
})

function TimesheetsRoute() {
  return <TimesheetsPage search={readHoursSearch(Route.useSearch())} />
}
