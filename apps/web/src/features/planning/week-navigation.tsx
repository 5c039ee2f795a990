import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { type Week, weekBeside } from './planning-week.ts'
import { StepLink } from './step-link.tsx'
import { usePlanningWords } from './words.ts'

interface WeekNavigationProps {
  week: Week
  /** The week of today is the one on show. */
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
        to="/planning"
        search={({ week: _week, year: _year, ...kept }) => kept}
        // Without a week, the address is a part of that of every week.
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
