import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass, iconButtonClass } from '../../ui/button-class.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { type Week, weekBeside } from './planning-week.ts'
import { usePlanningWords } from './words.ts'

/** The layouts of the planning: a row for each mission or for each Sider, the hours of a day, the days of a month. */
const planningViews = ['missions', 'siders', 'day', 'month'] as const
export type PlanningView = (typeof planningViews)[number]

/** The views that show a week, with one row each. */
export type WeekView = Extract<PlanningView, 'missions' | 'siders'>

interface ViewSwitchProps {
  view: PlanningView
  week: Week
  /** The first day for the views of a day and of a month. */
  day: IsoDate
}

/** Links to the other views of the same time: by mission, by Sider, by hour, by month. */
export function ViewSwitch({ view, week, day }: ViewSwitchProps) {
  const t = usePlanningWords()
  return (
    <TabLinks
      label={t(($) => $.views)}
      selected={view}
      className="-mt-3 pb-3 print:hidden"
      tabs={planningViews.map((id) => ({ id, label: t(($) => $.view[id]) }))}
      link={({ id, ...link }) => (
        <Link
          to={screenPaths.planning}
          search={({ week: _week, year: _year, day: _day, ...kept }) =>
            id === 'day' || id === 'month'
              ? { ...kept, day, view: id }
              : { ...week, ...kept, view: id === 'siders' ? 'siders' : undefined }
          }
          resetScroll={false}
          {...link}
        />
      )}
    />
  )
}

interface StepLinkProps {
  /** The week or day to go to. */
  to: Week | { readonly day: IsoDate }
  label: string
  direction: 'back' | 'on'
}

/** Leads to the previous or next period. */
export function StepLink({ to, label, direction }: StepLinkProps) {
  const Icon = direction === 'back' ? ChevronLeft : ChevronRight
  return (
    <Tooltip text={label}>
      {({ 'aria-describedby': _repeatsTheName, ...trigger }) => (
        <Link
          to={screenPaths.planning}
          search={({ week: _week, year: _year, day: _day, ...kept }) => ({ ...to, ...kept })}
          resetScroll={false}
          {...trigger}
          aria-label={label}
          className={iconButtonClass('secondary')}
        >
          <Icon aria-hidden size={18} />
        </Link>
      )}
    </Tooltip>
  )
}

interface WeekNavigationProps {
  week: Week
  /** Whether the week on show has today. */
  isCurrent: boolean
}

/** Previous, next and current week, each with its address (PLAN-03). */
export function WeekNavigation({ week, isCurrent }: WeekNavigationProps) {
  const t = usePlanningWords()
  return (
    <nav
      aria-label={t(($) => $.week)}
      className="flex flex-1 items-center gap-1.5 narrow:min-w-full max-[22rem]:flex-wrap"
    >
      <StepLink to={weekBeside(week, -1)} label={t(($) => $.previousWeek)} direction="back" />
      <span className="min-w-28 text-center font-medium whitespace-nowrap tabular-nums narrow:min-w-max narrow:flex-1">
        {t(($) => $.weekShort, { week: week.week })}
      </span>
      <StepLink to={weekBeside(week, 1)} label={t(($) => $.nextWeek)} direction="on" />
      <Link
        to={screenPaths.planning}
        search={({ week: _week, year: _year, ...kept }) => kept}
        // Without a week, the address is the prefix of every week’s address.
        activeOptions={{ exact: true }}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={buttonClass(
          'secondary',
          'medium',
          'ml-1.5 shrink-0 narrow:px-3 max-[22rem]:ml-0 max-[22rem]:w-full',
        )}
      >
        {t(($) => $.currentWeek)}
      </Link>
    </nav>
  )
}
