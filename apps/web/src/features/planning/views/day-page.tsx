import { addDays, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { lazy, Suspense, useMemo, useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { DayCards } from '../day-cards.tsx'
import { PeriodTotals } from '../period-totals.tsx'
import { PlanningFailure, WeekSkeleton } from '../planning-notice.tsx'
import { isSameWeek, weekBeside } from '../planning-week.ts'
import { planningQuery } from '../queries.ts'
import { SidersPanel } from '../siders-panel.tsx'
import { FilterBar, NoMatch } from '../tools/filter-bar.tsx'
import { useHolidayName } from '../use-holiday-name.ts'
import { FactsContext, useWeek, useWeekFacts } from '../use-week.ts'
import { filteredSheet, isFiltered, type WeekFilters } from '../week-filters.ts'
import { type SheetSlot, weekSheet, type WeekSheet } from '../week-sheet.ts'
import { barsOf, missionRows, personRows } from './day-rows.ts'
import { DayTable } from './day-table.tsx'
import { PeriodFrame } from './period-frame.tsx'
import { usePlanningViewWords } from './words.ts'

const ProfilePanel = lazy(async () => ({
  default: (await import('../../sider/profile/profile-panel.tsx')).ProfilePanel,
}))

interface DayPageProps {
  day: IsoDate
  today: IsoDate
  filters: WeekFilters
  /** The kind of rows; missions by default. */
  rows: 'siders' | undefined
}

/** A day of the planning; each shift has the length of its hours. */
export function DayPage({ day, today, filters, rows }: DayPageProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const isNarrow = useIsNarrow()
  const [openSlot, setOpenSlot] = useState<SheetSlot | null>(null)
  const [openSider, setOpenSider] = useState<string | null>(null)
  const week = isoWeekOf(day)
  const read = useWeek(week.week, week.year)
  // Night shifts of a Sunday run into the Monday of the next week.
  const before = useQuery(planningQuery(weekBeside(week, -1)))
  const isThere = read.planning !== undefined && !read.isFormerWeek && !read.hasFailed
  const isCurrent = isSameWeek(week, isoWeekOf(today))
  const { figures, facts } = useWeekFacts({ week, isThere, isCurrent })
  const whole = useMemo(
    () => (isThere && read.planning !== undefined ? weekSheet(read.planning) : null),
    [isThere, read.planning],
  )
  const former = useMemo(
    () => (before.data === undefined ? null : weekSheet(before.data)),
    [before.data],
  )
  const { place, department, manager, job, mission } = filters
  const kept = useMemo(
    () =>
      [whole, former].flatMap((sheet) =>
        sheet === null ? [] : [filteredSheet(sheet, { place, department, manager, job, mission })],
      ),
    [former, whole, place, department, manager, job, mission],
  )
  const bars = useMemo(() => barsOf(kept, day), [kept, day])
  const shown = useMemo(
    () => (rows === 'siders' ? personRows(bars, locale) : missionRows(bars, kept)),
    [bars, kept, rows, locale],
  )
  const holiday = useHolidayName()(day)
  const days = useMemo(() => [day], [day])
  const missions = useMemo(() => kept.flatMap((sheet) => sheet.missions), [kept])
  // Whether the filters hide every shift of the day.
  const isEmptied =
    bars.length === 0 &&
    isFiltered(filters) &&
    barsOf(
      [whole, former].flatMap((sheet) => sheet ?? []),
      day,
    ).length > 0
  const starting = bars.filter(({ startsBefore }) => !startsBefore)
  const minutes = starting.reduce((sum, { slot }) => sum + slot.minutes, 0)

  return (
    <PeriodFrame
      view="day"
      day={day}
      context={[formatDay(day, locale, 'long'), holiday ?? []].flat().join(', ')}
      short={formatDay(day, locale)}
      words={{
        choice: t(($) => $.day.choice),
        previous: t(($) => $.day.previous),
        next: t(($) => $.day.next),
      }}
      current={t(($) => $.day.today)}
      before={addDays(day, -1)}
      after={addDays(day, 1)}
      isCurrent={day === today}
    >
      {whole !== null && <FilterBar missions={whole.missions} filters={filters} />}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 pb-2">
        <p className="text-table text-muted">
          {starting.length > 0 &&
            t(($) => $.day.summary, { count: starting.length, hours: formatDuration(minutes) })}
        </p>
        {!isNarrow && (
          <TabLinks
            label={t(($) => $.day.rows)}
            selected={rows ?? 'missions'}
            tabs={[
              { id: 'missions', label: t(($) => $.day.missions) },
              { id: 'siders', label: t(($) => $.day.siders) },
            ]}
            link={({ id, ...link }) => (
              <Link
                to={screenPaths.planning}
                search={(kept) => ({ ...kept, rows: id === 'siders' ? 'siders' : undefined })}
                resetScroll={false}
                {...link}
              />
            )}
          />
        )}
      </div>
      {starting.length > 0 && <PeriodTotals period="day" {...{ days, missions, figures }} />}
      <FactsContext value={facts}>
        {read.hasFailed ? (
          <PlanningFailure onRetry={read.retry} />
        ) : whole === null ? (
          <WeekSkeleton />
        ) : shown.length === 0 ? (
          <div className="rounded-panel border border-line bg-surface">
            {isEmptied ? (
              <NoMatch period="day" />
            ) : (
              <EmptyState
                title={bars.length === 0 ? t(($) => $.day.none) : t(($) => $.day.noSider)}
                icon={<CalendarDays aria-hidden />}
              >
                {t(($) => $.day.noneText)}
              </EmptyState>
            )}
          </div>
        ) : isNarrow ? (
          <DayCards
            sheet={onlyDay(filteredSheet(whole, filters), day)}
            today={today}
            isBusy={false}
            onShowSiders={setOpenSlot}
            onShowSider={setOpenSider}
            onStart={null}
            onOrderAgain={null}
          />
        ) : (
          <DayTable
            {...{ day, today, week }}
            rows={shown}
            onShowSiders={setOpenSlot}
            onShowSider={setOpenSider}
          />
        )}
      </FactsContext>
      <SidersPanel slot={openSlot} onShowSider={setOpenSider} onClose={() => setOpenSlot(null)} />
      {openSider !== null && (
        <Suspense>
          <ProfilePanel siderId={openSider} onClose={() => setOpenSider(null)} />
        </Suspense>
      )}
    </PeriodFrame>
  )
}

function onlyDay(sheet: WeekSheet, day: IsoDate): WeekSheet {
  const index = sheet.days.indexOf(day)
  return {
    ...sheet,
    days: [day],
    missions: sheet.missions.map((mission) => ({ ...mission, days: [mission.days[index] ?? []] })),
  }
}
