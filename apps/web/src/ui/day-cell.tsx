import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import type { KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { formatDay } from './format-day.ts'
import { useUiWords } from './ui-words.tsx'

interface DayCellProps {
  date: IsoDate
  isCursor: boolean
  isToday: boolean
  isSelected: boolean
  /** A day of the previous or next month that completes the week. */
  isOutside: boolean
  isHoliday: boolean
  /** Why the day cannot be picked; `undefined` where the limits already say it. */
  closedReason: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onPick: () => void
}

export function DayCell({
  date,
  isCursor,
  isToday,
  isSelected,
  isOutside,
  isHoliday,
  closedReason,
  onKeyDown,
  onPick,
}: DayCellProps) {
  const words = useUiWords()
  const isClosed = closedReason !== undefined
  const name = [
    formatDay(date, words.locale, 'long'),
    isToday && words.today,
    isHoliday && words.publicHoliday,
    closedReason,
  ]
  return (
    <td aria-selected={isSelected} className="p-0">
      <button
        type="button"
        data-day={date}
        tabIndex={isCursor ? 0 : -1}
        aria-label={name.filter(Boolean).join(', ')}
        aria-disabled={isClosed || undefined}
        title={closedReason || undefined}
        className={classNames(
          'relative mx-auto grid aspect-square w-full max-w-10 place-items-center rounded-control tabular-nums',
          isSelected
            ? 'bg-accent font-semibold text-on-accent'
            : classNames(
                isHoliday ? 'font-medium text-red' : isOutside ? 'text-muted' : 'text-ink',
                isClosed ? 'opacity-50' : 'hover:bg-wash',
                closedReason && 'line-through decoration-1',
              ),
          isToday && 'inset-ring inset-ring-ink',
        )}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!isClosed) onPick()
        }}
      >
        {writtenDayOfMonth(Number(date.slice(8)), words.locale)}
      </button>
    </td>
  )
}
