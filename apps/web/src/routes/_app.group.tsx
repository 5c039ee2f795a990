import { createFileRoute } from '@tanstack/react-router'
import { FiguresPage } from '../features/figures/figures-page.tsx'
import { type FigureSearch, readFigureSearch } from '../features/figures/figure-search.ts'
import { configQuery } from '../platform/config.ts'
import { requireGroupSpace, requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/group')({
  validateSearch: (search: Search): { readonly [Key in keyof FigureSearch]?: unknown } => search,
  beforeLoad: async ({ context: { queryClient } }) => {
    await requireGroupSpace(queryClient)
    await requireRight(queryClient, 'figures.read')
  },
  /** Waits only for the clock, which decides the months. */
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(configQuery()),
  component: GroupRoute,
})

function GroupRoute() {
  return <FiguresPage search={readFigureSearch(Route.useSearch())} />
}
