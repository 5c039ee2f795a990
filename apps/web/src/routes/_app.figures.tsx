import { createFileRoute, Navigate } from '@tanstack/react-router'
import { FiguresPage } from '../features/figures/figures-page.tsx'
import { type FigureSearch, readFigureSearch } from '../features/figures/figure-search.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import { useIsGroupSpace } from '../platform/me.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/figures')({
  validateSearch: (search: Search): { readonly [Key in keyof FigureSearch]?: unknown } => search,
  beforeLoad: async ({ context: { queryClient } }) => {
    await requireRight(queryClient, 'figures.read')
  },
  /** Waits only for the clock, which decides the months. */
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(configQuery()),
  component: CompanyFiguresRoute,
})

function CompanyFiguresRoute() {
  const search = Route.useSearch()
  // The figures of a group are in its own space.
  if (useIsGroupSpace()) return <Navigate to="/group" search={search} replace />
  return <FiguresPage search={readFigureSearch(search)} />
}
