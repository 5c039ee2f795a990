import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isAbsence } from '@renfort/domain/attendance/difference.ts'
import { localInParis } from '@renfort/domain/kernel/calendar.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { useHoursWords } from './words.ts'

interface WorkedSpanProps {
  time: Pick<WorkedTime, 'startDate' | 'endDate'>
}

/** « 22:00 – 06:00 +1 », or that nobody worked. */
export function WorkedSpan({ time }: WorkedSpanProps) {
  const t = useHoursWords()
  if (isAbsence(time)) return t(($) => $.notWorked)
  const [start, end] = [localInParis(time.startDate), localInParis(time.endDate)]
  return <TimeRange from={start.time} to={end.time} endsNextDay={start.date !== end.date} />
}
