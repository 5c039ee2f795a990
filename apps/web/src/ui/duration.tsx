import { classNames } from './class-names.ts'
import { formatDuration } from './format-duration.ts'

interface DurationProps {
  minutes: number
  className?: string
}

export function Duration({ minutes, className }: DurationProps) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatDuration(minutes)}
    </span>
  )
}
