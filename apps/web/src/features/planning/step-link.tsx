import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { iconButtonClass } from '../../ui/button-class.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Week } from './planning-week.ts'

interface StepLinkProps {
  /** What the address says instead: another week, or another day. */
  to: Week | { readonly day: IsoDate }
  label: string
  direction: 'back' | 'on'
}

/** Turns the planning to the time before or after. */
export function StepLink({ to, label, direction }: StepLinkProps) {
  const Icon = direction === 'back' ? ChevronLeft : ChevronRight
  return (
    <Tooltip text={label}>
      {({ 'aria-describedby': _repeatsTheName, ...trigger }) => (
        <Link
          to="/planning"
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
