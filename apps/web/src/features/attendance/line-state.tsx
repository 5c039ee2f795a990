import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  breakMinutes,
  isAbsence,
  longDayHours,
} from '@renfort/domain/attendance/validate/difference.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Euro from 'lucide-react/icons/euro'
import FileInput from 'lucide-react/icons/file-input'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Send from 'lucide-react/icons/send'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { closedBecause, type Line, stateOf, timesOf } from './hours-line.ts'
import { useHoursWords } from './words.ts'

const looks = {
  waiting: { tone: 'orange', Icon: Clock3 },
  imported: { tone: 'orange', Icon: FileInput },
  disputed: { tone: 'grey', Icon: Send },
  conflict: { tone: 'grey', Icon: MessageSquareWarning },
  validated: { tone: 'green', Icon: CircleCheck },
  paid: { tone: 'green', Icon: Euro },
} as const

/**
 * Orange while the line waits for the company, grey once it is disputed, green once it is validated (TS-14, TS-26).
 */
export function StatusBadge({ line }: { line: Line }) {
  const t = useHoursWords()
  const state = stateOf(line)
  const { tone, Icon } = looks[state]
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden />}
      className="rounded-control [&>span]:whitespace-normal"
    >
      {t(($) => $.status[state])}
    </Badge>
  )
}

/**
 * Why a line can be neither chosen nor changed: staff who act for a user only read (TS-39); the line of a file waits
 * for its Sider (TS-20).
 */
export function useClosedReason(): (line: Line) => string | undefined {
  const t = useHoursWords()
  const decision = useCan('attendance.validate')
  return (line) => {
    if (!decision.allowed) return errorSentence(decision.because)
    if (line.corrections.length > 0) return t(($) => $.reasons.corrected)
    const state = closedBecause(line)
    return state === null ? undefined : t(($) => $.reasons[state])
  }
}

/** Why a line needs a look, in words: « en retard de 12 min ». */
export function useDifferenceTexts(): (line: Line) => readonly string[] {
  const t = useHoursWords()
  const lengthOf = useLength()
  const absenceText = ({ absenceJustification: why }: Line) => {
    if (why === null) return t(($) => $.differences.absent)
    return why === 'dayOff'
      ? t(($) => $.differences.absentDayOff)
      : t(($) => $.differences.absentOther)
  }
  return (line) => {
    const { declared } = timesOf(line)
    return line.differences.map(({ kind, minutes }) => {
      const duration = lengthOf(minutes)
      if (kind === 'absent') return absenceText(line)
      if (kind === 'shorterBreak' && declared !== null && breakMinutes(declared) === 0) {
        return t(($) => $.differences.breakNotTaken)
      }
      if (kind === 'longDay' && minutes === longDayHours * 60) {
        return t(($) => $.differences.longDayReached)
      }
      return t(($) => $.differences[kind], { duration })
    })
  }
}

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
