import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { useHoursWords } from './words.ts'

interface WorkedSpanProps {
  time: Pick<WorkedTime, 'startDate' | 'endDate'>
  zone: TimeZone
}

/** « 22:00 – 06:00 +1 » on the clocks of the place, or that nobody worked. */
export function WorkedSpan({ time, zone }: WorkedSpanProps) {
  const t = useHoursWords()
  if (isAbsence(time)) return t(($) => $.notWorked)
  const [start, end] = [localAt(time.startDate, zone), localAt(time.endDate, zone)]
  return <TimeRange from={start.time} to={end.time} endsNextDay={start.date !== end.date} />
}

/** Minutes as people say them: « 12 min », « 1h05 ». */
export function useLength(): (minutes: number) => string {
  const t = useHoursWords()
  return (minutes) =>
    Math.abs(minutes) < 60
      ? t(($) => $.minutes, { count: Math.abs(minutes) })
      : formatDuration(Math.abs(minutes))
}
