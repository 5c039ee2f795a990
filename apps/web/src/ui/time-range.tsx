import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'

interface TimeRangeProps {
  from: LocalTime
  to: LocalTime
  /** The end is on the day after the start. */
  endsNextDay?: boolean
  className?: string
}

/** « 22:00 – 06:00 +1 ». */
export function TimeRange({ from, to, endsNextDay = false, className }: TimeRangeProps) {
  const words = useUiWords()
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {`${from}\u00a0– ${to}`}
      {endsNextDay && (
        <sup className="ml-0.5 text-xs text-muted">
          <span aria-hidden="true">+1</span>
          <span className="sr-only">{words.nextDay}</span>
        </sup>
      )}
    </span>
  )
}
