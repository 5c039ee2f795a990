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
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {timeRangeText({ from, to })}
      {endsNextDay && <OnNextDay />}
    </span>
  )
}

export function timeRangeText({ from, to }: Pick<TimeRangeProps, 'from' | 'to'>): string {
  return `${from}\u00a0– ${to}`
}

/** « +1 »: the end is on the day after the start. */
export function OnNextDay() {
  const words = useUiWords()
  return (
    <sup className="ml-0.5 text-xs text-muted">
      <span aria-hidden="true">+1</span>
      <span className="sr-only">{words.nextDay}</span>
    </sup>
  )
}
