import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { memo } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoves } from '../moves/move-request.ts'
import type { Week } from '../planning-week.ts'
import { HoursOfWeek } from './hours-of-week.tsx'
import { RowName } from './row-name.tsx'
import type { WeekRow } from './sider-rows.ts'
import { SiderShifts } from './sider-shifts.tsx'
import { useSiderWeekWords } from './words.ts'

// What the arrows reach in a table that is a grid.
const cellRole = { role: 'gridcell' } as const
const stop = { 'data-stop': '', tabIndex: -1 } as const

interface SiderLineProps {
  row: WeekRow
  week: Week
  days: readonly IsoDate[]
  today: IsoDate
  /** Its place in the whole table. */
  rowIndex: number
  /** Its room while it is out of sight: the name stays then, without the days. */
  height?: number
  onShowSider: (siderId: string) => void
}

/** A row of the week by Sider: who, their seven days, their hours. */
export const SiderLine = memo(function SiderLine({
  row,
  week,
  days,
  today,
  rowIndex,
  height,
  onShowSider,
}: SiderLineProps) {
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row={row.id}
      style={height === undefined ? undefined : { height }}
      className="align-top text-table"
    >
      <th
        scope="row"
        {...(row.sider === null ? stop : {})}
        className="scroll-mt-32 border-t border-line px-3 py-2 text-left font-normal focus-inset"
      >
        <RowName {...{ row, onShowSider }} />
      </th>
      {height === undefined ? (
        <>
          {days.map((day, index) => (
            <DayOfRow
              key={day}
              {...{ row, week, day }}
              shifts={row.days[index] ?? []}
              isToday={day === today}
            />
          ))}
          <td
            {...cellRole}
            {...stop}
            className="scroll-mt-32 border-t border-l border-line px-3 py-2 focus-inset"
          >
            <HoursOfWeek row={row} />
          </td>
        </>
      ) : (
        <td colSpan={8} aria-hidden />
      )}
    </tr>
  )
})

interface DayOfRowProps extends Pick<SiderLineProps, 'row' | 'week'> {
  day: IsoDate
  shifts: WeekRow['days'][number]
  isToday: boolean
}

/** The shifts of a row on one day; a cell in which nothing can be done takes the focus itself. */
function DayOfRow({ row, week, day, shifts, isToday }: DayOfRowProps) {
  const t = useSiderWeekWords()
  const { locale } = useUiWords()
  const isChangeable = useMoves() !== null && shifts.length > 0
  const name = row.sider === null ? t(($) => $.open) : fullName(row.sider)
  return (
    <td
      {...cellRole}
      {...(isChangeable ? {} : stop)}
      data-day={day}
      aria-label={
        shifts.length === 0
          ? t(($) => $.emptyDay, { name, day: formatDay(day, locale) })
          : undefined
      }
      className={classNames(
        'scroll-mt-32 border-t border-l border-line p-1.5 focus-inset max-xl:p-0.5',
        isToday && 'bg-accent-wash',
      )}
    >
      <SiderShifts siderId={row.sider?.id ?? null} shifts={shifts} week={week} />
    </td>
  )
}
