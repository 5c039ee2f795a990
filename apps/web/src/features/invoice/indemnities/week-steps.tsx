import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { iconButtonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useIndemnitiesWords } from './words.ts'

interface WeekStepsProps {
  organisationId: string
  monday: IsoDate
  thisWeek: IsoDate
}

/** The week before and the week after, which has to have begun. */
export function WeekSteps({ organisationId, monday, thisWeek }: WeekStepsProps) {
  const t = useIndemnitiesWords()
  const step = (label: string, to: IsoDate, Icon: typeof ChevronLeft) => (
    <Tooltip text={label}>
      {({ 'aria-describedby': _repeatsTheName, ...trigger }) => (
        <Link
          to={staffPaths.indemnities}
          params={{ organisationId }}
          search={{ monday: to }}
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
  return (
    <nav aria-label={t(($) => $.weeks)} className="flex items-center gap-1.5">
      {step(
        t(($) => $.previous),
        addDays(monday, -7),
        ChevronLeft,
      )}
      {monday < thisWeek ? (
        step(
          t(($) => $.next),
          addDays(monday, 7),
          ChevronRight,
        )
      ) : (
        <IconButton
          variant="secondary"
          label={t(($) => $.next)}
          disabledReason={t(($) => $.noNext)}
          icon={<ChevronRight aria-hidden size={18} />}
        />
      )}
    </nav>
  )
}
