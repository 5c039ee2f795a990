import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PlanningMoves } from '../features/planning/moves/planning-moves.tsx'
import { PlanningPage } from '../features/planning/planning-page.tsx'
import { wantedWeek } from '../features/planning/planning-week.ts'
import { planningQuery } from '../features/planning/queries.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import {
  choiceParam,
  idParam,
  integerParam,
  wordsParam,
  type Search,
} from '../platform/search-params.ts'
import { productNow, useProductClock } from '../platform/product-clock.ts'

interface PlanningSearch {
  week?: number | undefined
  year?: number | undefined
  /** By mission where the address says nothing. */
  view?: 'siders' | undefined
  place?: string | undefined
  manager?: string | undefined
  job?: string | undefined
}

export const Route = createFileRoute('/_app/planning')({
  validateSearch: (search: Search): PlanningSearch => ({
    week: integerParam(search['week'], 1, 53),
    year: integerParam(search['year'], 2000, 2100),
    view: choiceParam(search['view'], ['siders']),
    place: wordsParam(search['place']),
    manager: idParam(search['manager']),
    job: wordsParam(search['job']),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'planning.read')
  },
  loaderDeps: ({ search }) => search,
  /** Waits for the clock only: the page shows a week while the next one comes. */
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(configQuery())
    void queryClient.prefetchQuery(
      planningQuery(wantedWeek(deps, localDateOf(productNow(queryClient)))),
    )
  },
  component: PlanningRoute,
})

function PlanningRoute() {
  const today = useProductClock().today()
  const search = Route.useSearch()
  const { view, place, manager, job } = search
  return (
    <PlanningMoves>
      <PlanningPage
        week={wantedWeek(search, today)}
        today={today}
        view={view}
        filters={{ place, manager, job }}
      />
    </PlanningMoves>
  )
}
