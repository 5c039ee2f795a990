import { type IsoDate, minuteOfTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { localAt, parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useEffect, useId, useState } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { useDayKeys } from '../grid/use-grid-keys.ts'
import { VirtualRows } from '../grid/virtual-rows.tsx'
import { MissionName } from '../mission-anchor.tsx'
import type { Week } from '../planning-week.ts'
import { ClocksOfPlace, PlaceNotes, SlotNotes } from '../shift-notes.tsx'
import { type ShiftTools, useShiftTools } from '../shift-tools.ts'
import type { SheetSlot } from '../week-sheet.ts'
import { clocksOfRow, dayMinutes, type DayRow } from './day-rows.ts'
import { DayShift } from './day-shift.tsx'
import { usePlanningViewWords } from './words.ts'

/** The hours in the head of the table; each has a line. */
const namedHours = [0, 3, 6, 9, 12, 15, 18, 21]
const laneHeight = 44

interface DayTableProps {
  rows: readonly DayRow[]
  day: IsoDate
  today: IsoDate
  week: Week
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
}

/** The shifts of a day from midnight to midnight, a row for each mission or for each person. */
export function DayTable({ rows, day, today, week, onShowSiders, onShowSider }: DayTableProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const minuteAt = useMinuteOfDay(day)
  const bySider = rows.some(({ of }) => 'sider' in of)
  const helpId = useId()
  const sheet = useDayKeys()
  const tools = useShiftTools(week)
  const { moves } = tools
  const minute = minuteAt(parisZone)
  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      {minute !== null && (
        <p className="sr-only">{t(($) => $.day.now, { time: timeOfMinute(minute) })}</p>
      )}
      {moves !== null && (
        <p id={helpId} className="sr-only">
          {t(($) => $.day.help)}
        </p>
      )}
      <table
        {...tableRoles.table}
        ref={sheet}
        data-rows="hours"
        aria-describedby={moves === null ? undefined : helpId}
        aria-label={t(($) => $.day.table, { day: formatDay(day, locale, 'long') })}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 [--columns:14rem_minmax(0,1fr)] max-lg:[--columns:11rem_minmax(0,1fr)]"
      >
        <thead
          {...tableRoles.rowgroup}
          className="sticky top-(--acting-bar) z-10 bg-surface print:static"
        >
          <tr {...tableRoles.row} aria-rowindex={1} className="text-table">
            <th
              {...tableRoles.columnheader}
              scope="col"
              className="h-10 w-56 content-center px-3 text-left font-medium max-lg:w-44"
            >
              {bySider ? t(($) => $.day.sider) : t(($) => $.day.mission)}
            </th>
            <th
              {...tableRoles.columnheader}
              scope="col"
              className="relative border-l border-line p-0 font-normal"
            >
              <span className="sr-only">{t(($) => $.day.hours)}</span>
              {namedHours.map((hour) => (
                <span
                  key={hour}
                  aria-hidden
                  className="absolute top-2.5 text-xs text-muted tabular-nums"
                  style={{ left: `calc(${(hour / 24) * 100}% + 4px)` }}
                >
                  {formatDuration(hour * 60)}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <VirtualRows items={rows} {...{ heightOf, nameOf }}>
          {(row, index) => (
            <tr
              {...tableRoles.row}
              key={row.id}
              aria-rowindex={index + 2}
              data-row={row.id}
              className="align-top text-table"
            >
              <th
                {...tableRoles.rowheader}
                scope="row"
                className="border-t border-line px-3 py-2 text-left font-normal"
              >
                {'sider' in row.of ? (
                  <SiderName
                    {...{ row, onShowSider }}
                    sider={row.of.sider}
                    isToday={day === today}
                  />
                ) : (
                  <>
                    <MissionName
                      mission={row.of.mission}
                      anchors={tools.anchors}
                      className="font-medium wrap-anywhere"
                    />
                    <PlaceOfRow {...{ row, tools }} />
                    {row.bars.map(({ slot, mission }) => (
                      <SlotNotes key={slot.id} slot={slot} mission={mission} />
                    ))}
                  </>
                )}
              </th>
              <td
                {...tableRoles.cell}
                className="relative border-t border-l border-line p-0"
                style={hourLines}
              >
                <ul className="relative" style={{ height: row.lanes * laneHeight + 8 }}>
                  {row.bars.map((bar) => (
                    <DayShift
                      key={bar.slot.id}
                      {...{ bar, tools, onShowSiders, laneHeight }}
                      showsMission={'sider' in row.of}
                    />
                  ))}
                </ul>
                <NowLine minute={minuteAt(clocksOfRow(row) ?? parisZone)} />
              </td>
            </tr>
          )}
        </VirtualRows>
      </table>
    </div>
  )
}

function heightOf({ lanes }: DayRow): number {
  return lanes * laneHeight + 9
}

function nameOf({ of }: DayRow): string {
  return 'sider' in of ? fullName(of.sider) : of.mission.title
}

/** The current time among the hours of a row, in the zone of its place. */
function NowLine({ minute }: { minute: number | null }) {
  if (minute === null) return null
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 w-0.5 bg-red"
      style={{ left: `${(minute / dayMinutes) * 100}%` }}
    />
  )
}

function PlaceOfRow({ row: { bars }, tools }: { row: DayRow; tools: ShiftTools }) {
  const [bar] = bars
  return bar === undefined ? null : <PlaceNotes {...bar} tools={tools} />
}

interface SiderNameProps {
  row: DayRow
  sider: SheetSlot['siders'][number]
  isToday: boolean
  onShowSider: (siderId: string) => void
}

function SiderName({ row, sider, isToday, onShowSider }: SiderNameProps) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-6 rounded-small text-left font-medium wrap-anywhere hover:underline"
        onClick={() => onShowSider(sider.id)}
      >
        {fullName(sider)}
      </button>
      {clocksOfRow(row) !== null && (
        <ClocksOfPlace slot={row.bars[0]?.slot} className="block text-xs" />
      )}
      {isToday &&
        row.bars.map(({ slot, mission }) => (
          <SlotNotes key={slot.id} slot={slot} mission={mission} siderId={sider.id} />
        ))}
    </>
  )
}

/** A fine line every three hours, drawn by the cell rather than by elements. */
const hourLines = {
  backgroundImage:
    'repeating-linear-gradient(to right, var(--color-line) 0 1px, transparent 1px calc(100% / 8))',
}

/** The current minute of a day in the zone of a place, kept up to date; `null` on another day. */
function useMinuteOfDay(day: IsoDate): (zone: TimeZone) => number | null {
  const { now } = useProductClock()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (zone) => {
    const { date, time } = localAt(now(), zone)
    return date === day ? minuteOfTime(time) : null
  }
}
