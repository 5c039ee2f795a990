import { type IsoDate, isoWeekOf, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PlanningMoves } from '../features/planning/moves/planning-moves.tsx'
import { PlanningPage } from '../features/planning/planning-page.tsx'
import { dayIn, wantedWeek } from '../features/planning/planning-week.ts'
import { planningQuery } from '../features/planning/queries.ts'
import { WeekSkeleton } from '../features/planning/planning-notice.tsx'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import {
  choiceParam,
  dayParam,
  idParam,
  integerParam,
  wordsParam,
  type Search,
} from '../platform/search-params.ts'
import { productNow, useProductClock } from '../platform/product-clock.ts'

const DayPage = lazy(async () => ({
  default: (await import('../features/planning/views/day-page.tsx')).DayPage,
}))

const MonthPage = lazy(async () => ({
  default: (await import('../features/planning/views/month-page.tsx')).MonthPage,
}))

interface PlanningSearch {
  week?: number | undefined
  year?: number | undefined
  /** By mission by default. */
  view?: 'siders' | 'day' | 'month' | undefined
  /** The day in the views of a day and of a month, which replaces the week. */
  day?: IsoDate | undefined
  /** The kind of rows of a day; missions by default. */
  rows?: 'siders' | undefined
  place?: string | undefined
  department?: string | undefined
  manager?: string | undefined
  job?: string | undefined
  mission?: string | undefined
}

export const Route = createFileRoute('/_app/planning')({
  validateSearch: (search: Search): PlanningSearch => ({
    week: integerParam(search['week'], 1, 53),
    year: integerParam(search['year'], 2000, 2100),
    view: choiceParam(search['view'], ['siders', 'day', 'month']),
    day: dayParam(search['day']),
    rows: choiceParam(search['rows'], ['siders']),
    place: wordsParam(search['place']),
    department: idParam(search['department']),
    manager: idParam(search['manager']),
    job: wordsParam(search['job']),
    mission: idParam(search['mission']),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'planning.read')
  },
  // Another view or filter of the same week waits for nothing: the page itself keeps its week fresh.
  loaderDeps: ({ search: { week, year, day } }) => ({ week, year, day }),
  shouldReload: false,
  /** Waits only for the clock: the page shows a week while the next one loads. */
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(configQuery())
    const today = dateInParis(productNow(queryClient))
    const { day } = deps
    void queryClient.prefetchQuery(
      planningQuery(day === undefined ? wantedWeek(deps, today) : isoWeekOf(day)),
    )
  },
  component: PlanningRoute,
})

function PlanningRoute() {
  const today = useProductClock().today()
  const search = Route.useSearch()
  const { view, place, department, manager, job, mission } = search
  const week = wantedWeek(search, today)
  const filters = { place, department, manager, job, mission }
  if (view === 'day' || view === 'month') {
    const { day = dayIn(week, today), rows } = search
    return (
      <PlanningMoves>
        <Suspense fallback={<WeekSkeleton />}>
          {view === 'day' ? (
            <DayPage {...{ day, today, filters, rows }} />
          ) : (
            <MonthPage {...{ day, today, filters }} />
          )}
        </Suspense>
      </PlanningMoves>
    )
  }
  return (
    <PlanningMoves>
      <PlanningPage week={week} today={today} view={view} filters={filters} />
    </PlanningMoves>
  )
}
