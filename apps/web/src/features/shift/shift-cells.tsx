import { currentLocale } from '../../platform/i18n.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { instant, isoWeekOf, weekdayOf } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { holidayOn } from '@renfort/domain/law/public-holidays.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import Repeat from 'lucide-react/icons/repeat'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../../ui/day.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useLocalHolidays } from './use-shift-calendar.ts'
import { useShiftWords } from './words.ts'

interface ShiftDayProps {
  shift: Shift
  /** On one line, without the week: its heading says it. */
  isCompact?: boolean
}

/** The day of a shift, its week, and what is special about it. */
export function ShiftDay({ shift, isCompact = false }: ShiftDayProps) {
  const t = useShiftWords()
  const { date } = localAt(instant(shift.startDate), shift.timeZone)
  const holiday = holidayOn(date, useLocalHolidays())
  return (
    <div
      className={
        isCompact ? 'flex items-center gap-2 overflow-hidden' : 'flex flex-col items-start gap-0.5'
      }
    >
      <Day
        date={date}
        style={isCompact ? 'short' : 'medium'}
        className={`font-medium first-letter:uppercase ${isCompact ? 'whitespace-nowrap' : ''}`}
      />
      <span
        className={`flex items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums narrow:justify-start ${isCompact ? '' : 'flex-wrap'}`}
      >
        {!isCompact && t(($) => $.list.week, { week: isoWeekOf(date).week })}
        {holiday !== null ? (
          <Badge tone="red">{holidayName(holiday, currentLocale())}</Badge>
        ) : (
          weekdayOf(date) === 6 && <Badge tone="orange">{t(($) => $.list.sunday)}</Badge>
        )}
        {shift.recurrenceId !== null && (
          <Badge icon={<Repeat aria-hidden />}>{t(($) => $.list.recurring)}</Badge>
        )}
      </span>
    </div>
  )
}

/** « 22:00 – 06:00 +1 », and the time that is worked. */
export function ShiftHours({ shift }: { shift: Shift }) {
  const t = useShiftWords()
  const start = localAt(instant(shift.startDate), shift.timeZone)
  const end = localAt(instant(shift.endDate), shift.timeZone)
  return (
    <div className="flex flex-col">
      <TimeRange from={start.time} to={end.time} endsNextDay={end.date > start.date} />
      <span className="text-sm text-muted tabular-nums">
        {t(($) => $.list.worked, { duration: formatDuration(workedMinutes(shiftDraftOf(shift))) })}
      </span>
    </div>
  )
}

/** What a screen reader, or a question, calls a shift. */
export function useShiftName(): (shift: Shift) => string {
  const t = useShiftWords()
  const { locale } = useUiWords()
  return (shift) => {
    const start = localAt(instant(shift.startDate), shift.timeZone)
    const end = localAt(instant(shift.endDate), shift.timeZone)
    const day = formatDay(start.date, locale, 'medium')
    return t(($) => $.list.name, { day, from: start.time, to: end.time })
  }
}
