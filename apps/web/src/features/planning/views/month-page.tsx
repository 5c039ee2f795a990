import { addMonths, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useMemo, useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { firstOfMonth, isSameMonth, weeksOfMonth } from '../../../ui/month-days.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { PeriodTotals } from '../period-totals.tsx'
import { PlanningFailure, WeekSkeleton } from '../planning-notice.tsx'
import { FilterBar, NoMatch } from '../tools/filter-bar.tsx'
import { isFiltered, type WeekFilters } from '../week-filters.ts'
import { MonthCards } from './month-cards.tsx'
import { MonthTable } from './month-table.tsx'
import { PeriodFrame } from './period-frame.tsx'
import { type DayLoad, loadByDay, useMonth } from './use-month.ts'
import { usePlanningViewWords } from './words.ts'

interface MonthPageProps {
  /** Any day of the month. */
  day: IsoDate
  today: IsoDate
  filters: WeekFilters
}

/** The load of each day of a month: places, hours, price. */
export function MonthPage({ day, today, filters }: MonthPageProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const isNarrow = useIsNarrow()
  const navigate = useNavigate({ from: screenPaths.planning })
  const { all, sheets, figures, isThere, hasFailed, retry } = useMonth(day, filters)
  const loads = loadByDay(sheets, figures)
  const ofMonth = [...loads].filter(([date]) => isSameMonth(date, day)).map(([, load]) => load)
  // Whether the filters hide every shift of the month.
  const isEmptied =
    isFiltered(filters) &&
    [...loadByDay(all, undefined).keys()].some((date) => isSameMonth(date, day))
  const days = useMemo(
    () =>
      weeksOfMonth(day)
        .flat()
        .filter((date) => isSameMonth(date, day)),
    [day],
  )
  const missions = sheets.flatMap((sheet) => sheet.missions)
  const isCurrent = isSameMonth(day, today)
  const month = formatDay(day, locale, 'month')
  // The day that the keyboard was on when it left a month.
  const [cursor, setCursor] = useState<IsoDate | null>(null)
  const move = (to: IsoDate) => {
    setCursor(to)
    if (isSameMonth(to, day)) return
    void navigate({ search: (kept) => ({ ...kept, day: to }), resetScroll: false })
  }

  return (
    <PeriodFrame
      view="month"
      day={day}
      context={month}
      short={month}
      words={{
        choice: t(($) => $.month.choice),
        previous: t(($) => $.month.previous),
        next: t(($) => $.month.next),
      }}
      current={t(($) => $.month.current)}
      before={addMonths(firstOfMonth(day), -1)}
      after={addMonths(firstOfMonth(day), 1)}
      isCurrent={isCurrent}
    >
      {isThere && (
        <FilterBar missions={all.flatMap(({ missions }) => missions)} filters={filters} />
      )}
      <p className="min-h-7 pb-1.5 text-table text-muted">
        {isThere && ofMonth.length > 0 && <Summary loads={ofMonth} />}
      </p>
      {isThere && ofMonth.length > 0 && (
        <PeriodTotals period="month" {...{ days, missions, figures }} />
      )}
      {hasFailed ? (
        <PlanningFailure onRetry={retry} />
      ) : !isThere ? (
        <WeekSkeleton />
      ) : isNarrow ? (
        ofMonth.length === 0 ? (
          <Nothing isEmptied={isEmptied} />
        ) : (
          <MonthCards {...{ day, today, loads, sheets }} />
        )
      ) : (
        <>
          <MonthTable {...{ day, today, loads, sheets, cursor }} onMove={move} />
          {ofMonth.length === 0 && <Nothing isEmptied={isEmptied} />}
        </>
      )}
    </PeriodFrame>
  )
}

function Summary({ loads }: { loads: readonly DayLoad[] }) {
  const t = usePlanningViewWords()
  const sum = (figure: (load: DayLoad) => number) =>
    loads.reduce((total, load) => total + figure(load), 0)
  const filled = sum((load) => load.filled)
  const asked = sum(({ places }) => places)
  return t(($) => $.month.summary, {
    count: loads.length,
    hours: formatDuration(sum(({ minutes }) => minutes)),
    places: t(($) => $.month.places, { filled, asked }),
  })
}

function Nothing({ isEmptied }: { isEmptied: boolean }) {
  const t = usePlanningViewWords()
  if (isEmptied) return <NoMatch period="month" />
  return (
    <EmptyState title={t(($) => $.month.none)} icon={<CalendarDays aria-hidden />}>
      {t(($) => $.month.noneText)}
    </EmptyState>
  )
}
