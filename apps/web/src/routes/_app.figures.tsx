import { createFileRoute, redirect } from '@tanstack/react-router'
import { FiguresPage } from '../features/figures/figures-page.tsx'
import { type FigureSearch, readFigureSearch } from '../features/figures/figure-search.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/figures')({
  validateSearch: (search: Search): { readonly [Key in keyof FigureSearch]?: unknown } => search,
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const { organisation } = await requireRight(queryClient, 'figures.read')
    // The figures of a group are in its own space.
    if (organisation === null) throw redirect({ to: '/group', search, replace: true })
  },
  /** Waits only for the clock, which decides the months. */
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(configQuery()),
  component: CompanyFiguresRoute,
})

function CompanyFiguresRoute() {
  return <FiguresPage search={readFigureSearch(Route.useSearch())} />
}
