import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { overtimeIncreases } from '@renfort/domain/law/working-time.ts'
import { memo, useId } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { useGridKeys } from '../grid/use-grid-keys.ts'
import { VirtualRows } from '../grid/virtual-rows.tsx'
import { type ShiftTools, useShiftTools } from '../shift-tools.ts'
import { useHolidayName } from '../use-holiday-name.ts'
import { formatWeek, type WeekSheet } from '../week-sheet.ts'
import { HoursOfWeek, RowName, SiderShifts } from './sider-cells.tsx'
import type { WeekRow } from './sider-rows.ts'
import { type PlanningViewWords, usePlanningViewWords } from './words.ts'

interface SiderTableProps {
  rows: readonly WeekRow[]
  sheet: WeekSheet
  today: IsoDate
  onShowSider: (siderId: string) => void
  onStep: (weeks: 1 | -1) => void
}

export function SiderTable({ rows, sheet: week, today, onShowSider, onStep }: SiderTableProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const holidayOf = useHolidayName()
  const helpId = useId()
  const { sheet, rows: reached, help } = useGridKeys(onStep)
  const tools = useShiftTools(week.week)
  const { days } = week
  const line = { days, today, tools, t, onShowSider }
  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      <p id={helpId} className="sr-only">
        {help}
      </p>
      <table
        {...tableRoles.grid}
        ref={sheet}
        data-rows="siders"
        aria-label={t(($) => $.siders.table, {
          week: week.week.week,
          dates: formatWeek(days, locale),
        })}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 [--columns:7rem_repeat(7,minmax(0,1fr))_5.5rem] xl:[--columns:10rem_repeat(7,minmax(0,1fr))_7.75rem]"
      >
        <thead
          {...tableRoles.rowgroup}
          className="sticky top-(--acting-bar) z-10 bg-surface print:static"
        >
          <tr {...tableRoles.row} aria-rowindex={1} className="text-table">
            <th
              {...tableRoles.columnheader}
              scope="col"
              className="h-14 w-28 content-center px-3 text-left xl:w-40 font-medium"
            >
              {t(($) => $.siders.sider)}
            </th>
            {days.map((day) => (
              <th
                {...tableRoles.columnheader}
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className="content-center border-l border-line px-1 text-center font-medium"
              >
                <Day
                  date={day}
                  className={classNames(
                    'inline-block max-xl:whitespace-normal!',
                    day === today &&
                      'rounded-full bg-accent px-2 py-0.5 text-on-accent max-xl:rounded-control max-xl:px-1',
                    holidayOf(day) !== null && 'text-red',
                  )}
                />
              </th>
            ))}
            <th
              {...tableRoles.columnheader}
              scope="col"
              className="w-22 content-center border-l border-line px-3 text-left xl:w-31 font-medium"
            >
              {t(($) => $.siders.hours)}
            </th>
          </tr>
        </thead>
        <VirtualRows ref={reached} items={rows} {...{ heightOf, nameOf }}>
          {(row, index, isPlain) => (
            <SiderLine key={row.id} {...{ row, isPlain, ...line }} rowIndex={index + 2} />
          )}
        </VirtualRows>
      </table>
    </div>
  )
}

/** About this many letters of a title fit on a line of a card. */
const lettersOfLine = 12

/** Each is computed once: the rows stay while people go from view to view. */
const expectedHeights = new WeakMap<WeekRow, number>()

/**
 * The expected height of a row, in pixels: that of its tallest day or of its hours, where each card has a line for
 * its menu.
 */
export function heightOf(row: WeekRow): number {
  const known = expectedHeights.get(row)
  if (known !== undefined) return known
  const expected = expectedHeight(row)
  expectedHeights.set(row, expected)
  return expected
}

function expectedHeight(row: WeekRow): number {
  const heights = row.days.map((shifts) =>
    shifts.reduce(
      (sum, { mission }) => sum + 53 + Math.ceil(mission.title.length / lettersOfLine) * 19,
      0,
    ),
  )
  return 13 + Math.max(40, hoursHeight(row), ...heights)
}

const [overtime] = overtimeIncreases[0].value
const longWeekMinutes = (overtime?.thresholdHours ?? 0) * 60

/** The sum of the hours, the overtime of a long week in three lines, and the rest between two days. */
function hoursHeight({ sider, days, minutes }: WeekRow): number {
  if (sider === null) return 44
  const workedDays = days.filter((shifts) => shifts.length > 0).length
  return 25 + (minutes > longWeekMinutes ? 57 : 0) + (workedDays > 1 ? 19 : 0)
}

function nameOf({ sider }: WeekRow): string {
  return sider === null ? '' : fullName(sider)
}

const stop = { 'data-stop': '', tabIndex: -1 } as const

interface SiderLineProps {
  row: WeekRow
  days: readonly IsoDate[]
  today: IsoDate
  /** Its index in the table. */
  rowIndex: number
  /** Text and links: the menus come a moment later. */
  isPlain: boolean
  tools: ShiftTools
  t: PlanningViewWords
  onShowSider: (siderId: string) => void
}

/** A row of the week by Sider: the name, the seven days, the hours. */
const SiderLine = memo(function SiderLine({
  row,
  days,
  today,
  rowIndex,
  isPlain,
  tools,
  t,
  onShowSider,
}: SiderLineProps) {
  return (
    <tr
      {...tableRoles.row}
      aria-rowindex={rowIndex}
      data-row={row.id}
      className="align-top text-table"
    >
      <th
        {...tableRoles.rowheader}
        scope="row"
        {...(row.sider === null ? stop : {})}
        className="scroll-mt-32 border-t border-line px-3 py-2 text-left font-normal focus-inset"
      >
        <RowName {...{ row, onShowSider }} />
      </th>
      {days.map((day, index) => (
        <DayOfRow
          key={day}
          {...{ row, day, tools, t, isPlain }}
          shifts={row.days[index] ?? []}
          isToday={day === today}
        />
      ))}
      <td
        {...tableRoles.gridcell}
        {...stop}
        className="scroll-mt-32 border-t border-l border-line px-3 py-2 wrap-anywhere hyphens-auto focus-inset"
      >
        <HoursOfWeek row={row} t={t} />
      </td>
    </tr>
  )
})

interface DayOfRowProps extends Pick<SiderLineProps, 'row' | 'isPlain' | 'tools' | 't'> {
  day: IsoDate
  shifts: WeekRow['days'][number]
  isToday: boolean
}

/** The shifts of a row on one day; a cell without controls takes the focus itself. */
function DayOfRow({ row, day, shifts, isToday, tools, t, isPlain }: DayOfRowProps) {
  const { moves, dayName } = tools
  const isChangeable = moves !== null && shifts.length > 0
  const emptyLabel = () =>
    t(($) => $.siders.emptyDay, {
      name: row.sider === null ? t(($) => $.siders.open) : fullName(row.sider),
      day: dayName(day),
    })
  return (
    <td
      {...tableRoles.gridcell}
      {...(isChangeable ? {} : stop)}
      data-day={day}
      aria-label={shifts.length === 0 ? emptyLabel() : undefined}
      className={classNames(
        'scroll-mt-32 border-t border-l border-line p-1.5 focus-inset max-xl:p-0.5',
        isToday && 'bg-accent-wash',
      )}
    >
      <SiderShifts siderId={row.sider?.id ?? null} {...{ shifts, tools, t, isPlain }} />
    </td>
  )
}
