import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { addMonths, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { DayCell } from './day-cell.tsx'
import { formatDay } from './format-day.ts'
import { IconButton } from './icon-button.tsx'
import { dayAfterKey, firstOfMonth, isSameMonth, weeksOfMonth } from './month-days.ts'
import { useUiWords } from './ui-words.tsx'
import { weekdayNames } from './weekday-names.ts'

export interface MonthGridProps {
  /** The product's today, which is not always the machine's. */
  today: IsoDate
  selected: ReadonlySet<IsoDate>
  onPick: (date: IsoDate) => void
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** Why a day cannot be picked. */
  closedReasonOf?: ((date: IsoDate) => string | undefined) | undefined
  /** Public holidays, in red and named as such. */
  holidays?: ReadonlySet<string> | undefined
  isMultiple?: boolean
  /** The day that the grid opens at while none is selected. */
  opensAt?: IsoDate | undefined
  /** Takes the focus at once, in a popup. */
  takesFocus?: boolean
}

/** A table that the arrow keys walk through: only the role says so. */
const gridRole = { role: 'grid' } as const

/** A month of days, weeks from Monday (I18N-06), with the keys of the ARIA date grid. */
export function MonthGrid({
  today,
  selected,
  onPick,
  min,
  max,
  closedReasonOf,
  holidays,
  isMultiple = false,
  opensAt,
  takesFocus = false,
}: MonthGridProps) {
  const words = useUiWords()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const within = (date: IsoDate): IsoDate => {
    if (min !== undefined && date < min) return min
    return max !== undefined && date > max ? max : date
  }
  const [cursor, setCursor] = useState<IsoDate>(
    () => [...selected].sort()[0] ?? within(opensAt ?? today),
  )
  const [isMoved, setMoved] = useState(takesFocus)

  useEffect(() => {
    if (!isMoved) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor, isMoved])

  const turn = (months: number) => {
    setMoved(false)
    setCursor(within(addMonths(firstOfMonth(cursor), months)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(cursor, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    setMoved(true)
    setCursor(within(next))
  }
  const isOut = (date: IsoDate) =>
    (min !== undefined && date < min) || (max !== undefined && date > max)

  return (
    <div className="w-full max-w-80">
      <div className="flex items-center justify-between pb-1">
        <IconButton
          size="small"
          label={words.previousMonth}
          icon={<ChevronLeft aria-hidden size={18} />}
          onPress={() => turn(-1)}
        />
        <div id={id} aria-live="polite" className="font-medium first-letter:uppercase">
          {formatDay(cursor, words.locale, 'month')}
        </div>
        <IconButton
          size="small"
          label={words.nextMonth}
          icon={<ChevronRight aria-hidden size={18} />}
          onPress={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        {...gridRole}
        aria-labelledby={id}
        aria-multiselectable={isMultiple || undefined}
        className="w-full table-fixed border-separate border-spacing-0.5 text-center text-table"
      >
        <thead>
          <tr>
            <th scope="col" className="w-8 text-xs font-normal text-muted">
              <abbr title={words.week} className="no-underline">
                {words.weekShort}
              </abbr>
            </th>
            {weekdayNames(words.locale).map(({ long, short }) => (
              <th key={long} scope="col" className="h-8 text-xs font-medium text-muted">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(cursor).map((week) => (
            <tr key={week[0]}>
              <th scope="row" className="text-xs font-normal text-muted tabular-nums">
                {week[0] && isoWeekOf(week[0]).week}
              </th>
              {week.map((date) => (
                <DayCell
                  key={date}
                  date={date}
                  isCursor={date === cursor}
                  isToday={date === today}
                  isSelected={selected.has(date)}
                  isOutside={!isSameMonth(date, cursor)}
                  isHoliday={holidays?.has(date) ?? false}
                  closedReason={isOut(date) ? '' : closedReasonOf?.(date)}
                  onKeyDown={onKeyDown}
                  onPick={() => {
                    setCursor(date)
                    onPick(date)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
