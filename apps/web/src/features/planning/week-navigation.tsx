import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { buttonClass, iconButtonClass } from '../../ui/button-class.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { type Week, weekBeside } from './planning-week.ts'
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
    <nav aria-label={t(($) => $.week)} className="flex flex-1 flex-wrap items-center gap-1.5">
      <StepLink week={weekBeside(week, -1)} label={t(($) => $.previousWeek)} icon={ChevronLeft} />
      <span className="min-w-28 text-center font-medium whitespace-nowrap tabular-nums narrow:min-w-max narrow:flex-1">
        {t(($) => $.weekShort, { week: week.week })}
      </span>
      <StepLink week={weekBeside(week, 1)} label={t(($) => $.nextWeek)} icon={ChevronRight} />
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
          'ml-1.5 narrow:px-3 max-[22rem]:ml-0 max-[22rem]:w-full',
        )}
      >
        {t(($) => $.currentWeek)}
      </Link>
    </nav>
  )
}

interface StepLinkProps {
  week: Week
  label: string
  icon: typeof ChevronLeft
}

function StepLink({ week, label, icon: Icon }: StepLinkProps) {
  return (
    <Tooltip text={label}>
      {({ 'aria-describedby': _repeatsTheName, ...trigger }) => (
        <Link
          to="/planning"
          search={({ week: _week, year: _year, ...kept }) => ({ ...week, ...kept })}
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
