import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import {
  type ComponentProps,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { PeriodTotals } from './period-totals.tsx'
import { FactsContext, useWeek, useWeekFacts } from './use-week.ts'
import { DayCards } from './day-cards.tsx'
import { formatWeek, type SheetSlot, weekSheet } from './week-sheet.ts'
import { PlanningFailure, ToolsRoom, WeekSkeleton } from './planning-notice.tsx'
import { ViewSwitch, WeekNavigation, type WeekView } from './planning-navigation.tsx'
import { dayIn, daysOf, isSameWeek, wantedWeek, type Week, weekBeside } from './planning-week.ts'
import { SidersPanel } from './siders-panel.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useOrderAgainDialog } from './mission-links.tsx'
import { useStartMission } from './start-mission.tsx'
import { choicesOf, filteredSheet, isOffered, type WeekFilters } from './week-filters.ts'
import { WeekGrid } from './week-grid.tsx'
import { usePlanningWords } from './words.ts'

// Most weeks have missions: the code for empty weeks loads only for those.
const EmptyWeek = lazy(async () => ({ default: (await import('./empty-week.tsx')).EmptyWeek }))

const FilterBar = lazy(async () => ({
  default: (await import('./tools/filter-bar.tsx')).FilterBar,
}))

const NoMatch = lazy(async () => ({
  default: (await import('./tools/filter-bar.tsx')).NoMatch,
}))

const loadSiderWeek = () => import('./views/sider-week.tsx')
const SiderWeek = lazy(async () => ({ default: (await loadSiderWeek()).SiderWeek }))

// The week shows first: the code of its tools loads later.
const PlanningTools = lazy(async () => ({
  default: (await import('./tools/planning-tools.tsx')).PlanningTools,
}))

const ProfilePanel = lazy(async () => {
  const { ProfilePanel: Loaded } = await import('../sider/profile/profile-panel.tsx')
  return { default: Loaded }
})

/** The room of the filters until their code has come, so that they do not push the week down. */
function FilterRoom({ missions, filters }: ComponentProps<typeof FilterBar>) {
  const offered = choicesOf(missions).filter((each) => isOffered(each, filters))
  if (offered.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 pb-2 print:hidden">
      {offered.map(({ filter }) => (
        <span key={filter} className="h-10 w-56 narrow:min-w-36 narrow:flex-1" />
      ))}
    </div>
  )
}

interface PlanningPageProps {
  view?: WeekView | undefined
  filters?: WeekFilters
  week: Week
  today: IsoDate
}

/** The week of every posted mission: who works when (PLAN-02). */
export function PlanningPage({ week, today, view = 'missions', filters = {} }: PlanningPageProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const navigate = useNavigate({ from: screenPaths.planning })
  const isNarrow = useIsNarrow()
  const { start, dialog } = useStartMission()
  const { orderAgain, dialog: orderAgainDialog } = useOrderAgainDialog()
  const [openSlot, setOpenSlot] = useState<SheetSlot | null>(null)
  const [openSider, setOpenSider] = useState<string | null>(null)
  const { planning, isFormerWeek, hasFailed, retry } = useWeek(week.week, week.year)
  const isCurrent = isSameWeek(week, isoWeekOf(today))
  const isThere = planning !== undefined && !isFormerWeek && !hasFailed
  const { figures, facts } = useWeekFacts({ week, isThere, isCurrent })
  const newest = useMemo(() => (planning === undefined ? null : weekSheet(planning)), [planning])
  // A full week is drawn in slices, so that the page keeps responding.
  const whole = useDeferredValue(newest)
  const { place, department, manager, job, mission } = filters
  const sheet = useMemo(
    () =>
      whole === null ? null : filteredSheet(whole, { place, department, manager, job, mission }),
    [whole, place, department, manager, job, mission],
  )
  useEffect(() => {
    if (sheet === null || whole === null) return
    const prepare = async () => (await loadSiderWeek()).prepareSiderWeek(sheet, whole, locale)
    // The other view then shows at once, also with thousands of Siders.
    return whenIdle(() => void prepare().catch(() => undefined))
  }, [sheet, whole, locale])
  // The previous week stays visible, with its own dates, until the next one is loaded.
  const shown = hasFailed || sheet === null ? { week, days: daysOf(week) } : sheet
  const missions = hasFailed || sheet === null ? [] : sheet.missions
  // An empty week may mean that the company cannot post yet: its days then offer nothing.
  const isEmpty = whole !== null && !hasFailed && whole.missions.length === 0
  const [isReady, setReady] = useState(false)
  const onStart = !isEmpty || isReady ? start : null
  const dates = formatWeek(daysOf(week), locale)

  /** Steps from the week of the address, which is ahead of the page when a key is pressed twice. */
  const step = (weeks: 1 | -1) =>
    void navigate({
      search: ({ week: fromWeek, year: fromYear, ...kept }) => ({
        ...weekBeside(wantedWeek({ week: fromWeek, year: fromYear }, today), weeks),
        ...kept,
      }),
      resetScroll: false,
    })

  const notice = hasFailed ? (
    <PlanningFailure onRetry={retry} />
  ) : sheet === null ? (
    <WeekSkeleton />
  ) : !isEmpty && missions.length === 0 ? (
    <Suspense>
      <NoMatch />
    </Suspense>
  ) : missions.length === 0 ? (
    <Suspense>
      <EmptyWeek onReady={setReady} />
    </Suspense>
  ) : null

  return (
    <div data-print="landscape">
      <PageHeader
        title={t(($) => $.title)}
        context={<span aria-live="polite">{t(($) => $.context, { week: week.week, dates })}</span>}
        actions={
          <>
            <WeekNavigation week={week} isCurrent={isCurrent} />
            <Suspense fallback={<ToolsRoom hasCopy />}>
              <PlanningTools week={week} missions={isFormerWeek ? [] : missions} />
            </Suspense>
          </>
        }
      />
      {(!isEmpty || isReady) && <ViewSwitch {...{ view, week }} day={dayIn(week, today)} />}
      {whole !== null && !isEmpty && (
        <Suspense fallback={<FilterRoom missions={whole.missions} filters={filters} />}>
          <FilterBar missions={whole.missions} filters={filters} />
        </Suspense>
      )}
      <p className="min-h-7 pb-1.5 text-table text-muted">
        {sheet !== null && missions.length > 0 && !isFormerWeek
          ? t(($) => $.summary, {
              missions: t(($) => $.missions, { count: missions.length }),
              hours: formatDuration(sheet.minutes),
            })
          : ''}
      </p>
      {sheet !== null && sheet.minutes > 0 && (
        <PeriodTotals
          period="week"
          days={sheet.days}
          missions={missions}
          figures={isFormerWeek ? undefined : figures}
        />
      )}
      <FactsContext value={facts}>
        {view === 'siders' && notice === null && sheet !== null && whole !== null ? (
          <Suspense fallback={<WeekSkeleton />}>
            <SiderWeek
              {...{ sheet, whole, today }}
              isBusy={isFormerWeek}
              onShowSider={setOpenSider}
              onStep={step}
            />
          </Suspense>
        ) : isNarrow ? (
          notice === null && sheet !== null ? (
            <DayCards
              {...{ sheet, today }}
              isBusy={isFormerWeek}
              onShowSiders={setOpenSlot}
              onShowSider={setOpenSider}
              onStart={onStart}
              onOrderAgain={orderAgain}
            />
          ) : (
            notice
          )
        ) : (
          <WeekGrid
            week={shown.week}
            days={shown.days}
            today={today}
            missions={missions}
            isBusy={isFormerWeek}
            onShowSiders={setOpenSlot}
            onShowSider={setOpenSider}
            onStep={step}
            onStart={onStart}
            onOrderAgain={orderAgain}
          >
            {notice}
          </WeekGrid>
        )}
      </FactsContext>
      {dialog}
      {orderAgainDialog}
      <SidersPanel slot={openSlot} onShowSider={setOpenSider} onClose={() => setOpenSlot(null)} />
      {openSider !== null && (
        <Suspense>
          <ProfilePanel siderId={openSider} onClose={() => setOpenSider(null)} />
        </Suspense>
      )}
    </div>
  )
}
