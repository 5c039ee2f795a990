import type { Shift } from '@renfort/contract/shift.ts'
import { instant, isoWeekOf, weekdayOf } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { holidayOn } from '@renfort/domain/law/public-holidays.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Repeat from 'lucide-react/icons/repeat'
import Trash2 from 'lucide-react/icons/trash-2'
import { currentLocale } from '../../platform/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../../ui/day.tsx'
import { Duration } from '../../ui/duration.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useBreakLabel } from '../mission-record/planning/place-clocks.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useLocalHolidays } from './use-shift-calendar.ts'
import { useShiftWords } from './words.ts'

interface ShiftsTableProps {
  shifts: readonly Shift[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onEdit: (shift: Shift) => void
  onDuplicate: (shift: Shift) => void
  onRemove: (shift: Shift) => void
  disabledReason?: string | undefined
}

/** The height of a row (SHIFT-02). */
const rowHeight = 88

/** The shifts of a mission, each with its actions. */
export function ShiftsTable({
  shifts,
  selected,
  onSelect,
  onEdit,
  onDuplicate,
  onRemove,
  disabledReason,
}: ShiftsTableProps) {
  const t = useShiftWords()
  const nameOf = useShiftName()
  const breakLabel = useBreakLabel()
  const columns: Column<Shift>[] = [
    { id: 'day', header: t(($) => $.list.day), cell: (shift) => <ShiftDay shift={shift} /> },
    { id: 'hours', header: t(($) => $.list.hours), cell: (shift) => <ShiftHours shift={shift} /> },
    {
      id: 'break',
      header: t(($) => $.list.pause),
      cell: ({ breakDuration }) => breakLabel(breakDuration),
    },
    {
      id: 'slots',
      header: t(($) => $.list.siders),
      align: 'end',
      cell: ({ slots }) => <span className="tabular-nums">{slots}</span>,
    },
    {
      id: 'total',
      header: t(($) => $.list.total),
      align: 'end',
      cell: (shift) => <Duration minutes={workedMinutes(shiftDraftOf(shift)) * shift.slots} />,
    },
  ]
  return (
    <Table
      label={t(($) => $.list.label)}
      columns={columns}
      rows={shifts}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      selection={{ selected, onChange: onSelect, nameOf }}
      actionsLabel={t(($) => $.list.actions)}
      actions={(shift) => (
        <>
          <IconButton
            size="small"
            label={t(($) => $.list.edit, { name: nameOf(shift) })}
            icon={<Pencil aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onEdit(shift)}
          />
          <IconButton
            size="small"
            label={t(($) => $.list.duplicate, { name: nameOf(shift) })}
            icon={<Copy aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onDuplicate(shift)}
          />
          <IconButton
            size="small"
            label={t(($) => $.list.remove, { name: nameOf(shift) })}
            icon={<Trash2 aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onRemove(shift)}
          />
        </>
      )}
    />
  )
}

interface ShiftDayProps {
  shift: Shift
  /** On one line, without the week, which the heading shows. */
  isCompact?: boolean
}

/** The day of a shift, its week, and its marks. */
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
          <Badge tone="red">{holidayTitle(holiday, currentLocale())}</Badge>
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

/** « 22:00 – 06:00 +1 », and the worked time. */
function ShiftHours({ shift }: { shift: Shift }) {
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

/** The name of a shift for screen readers and confirmations. */
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
