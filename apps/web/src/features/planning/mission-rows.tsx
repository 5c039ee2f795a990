import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { memo } from 'react'
import { shortName } from '../../platform/person-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { useMissionRecordWords } from '../mission-record/words.ts'
import {
  ApplicantsLink,
  ContractsLink,
  MissionLink,
  type OrderAgain,
  OrderAgainButton,
} from './mission-links.tsx'
import { useMoves } from './moves/move-request.ts'
import { AddShiftButton, useMayAdd } from './moves/shift-buttons.tsx'
import type { Week } from './planning-week.ts'
import { ClocksOfPlace } from './shift-notes.tsx'
import { lineHeight, SlotCard } from './slot-card.tsx'
import type { StartMission } from './start-mission.tsx'
import { useLocalHolidayName } from './use-holiday-name.ts'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

const cellRole = { role: 'gridcell' } as const

interface MissionRowsProps {
  mission: SheetMission
  week: Week
  days: readonly IsoDate[]
  today: IsoDate
  /** The index of the first of its two rows in the table. */
  rowIndex: number
  isWhole: boolean
  /** The height of both rows while they are out of sight: only the line of the mission is drawn then. */
  height?: number
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
  onStart: StartMission | null
  onOrderAgain: OrderAgain | null
}

/** A mission in the sheet: a line about the mission, with its seven days below. */
export const MissionRows = memo(function MissionRows({
  mission,
  week,
  days,
  today,
  rowIndex,
  isWhole,
  height,
  onShowSiders,
  onShowSider,
  onStart,
  onOrderAgain,
}: MissionRowsProps) {
  const mayBreak = namesOnPaper(mission) > mostNamesOnPaper
  return (
    <>
      <tr aria-rowindex={rowIndex} data-heads={mission.id} className="print:break-after-avoid">
        <th
          colSpan={7}
          scope="rowgroup"
          className="h-[41px] border-t border-line bg-paper px-3 py-1.5 text-left text-table font-normal"
        >
          {height === undefined ? (
            <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
              <MissionLine mission={mission} week={week} onOrderAgain={onOrderAgain} />
            </div>
          ) : (
            mission.title
          )}
        </th>
      </tr>
      <tr
        aria-rowindex={rowIndex + 1}
        data-row={mission.id}
        style={height === undefined ? undefined : { height: height - lineHeight }}
        className={classNames('align-top', mayBreak && 'print:break-inside-auto!')}
      >
        {height === undefined ? (
          days.map((day, index) => (
            <DayOfMission
              key={day}
              slots={mission.days[index] ?? noSlots}
              {...{ mission, week, day, today, isWhole, onShowSiders, onShowSider, onStart }}
            />
          ))
        ) : (
          <td colSpan={7} aria-hidden />
        )}
      </tr>
    </>
  )
})

const noSlots: readonly SheetSlot[] = []

type DayOfMissionProps = Omit<MissionRowsProps, 'days' | 'rowIndex' | 'height' | 'onOrderAgain'> & {
  day: IsoDate
  slots: readonly SheetSlot[]
}

/** The shifts of a mission on one day; a cell without controls takes the focus itself. */
function DayOfMission({ mission, day, today, slots, onStart, ...card }: DayOfMissionProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const mayAdd = useMayAdd(mission)
  const isChangeable = (useMoves() !== null && slots.length > 0) || mayAdd(day)
  const empty = t(($) => $.emptyDay, { mission: mission.title, day: formatDay(day, locale) })
  const holiday = useLocalHolidayName()(day, mission.localHolidays)
  return (
    <td
      {...cellRole}
      {...(isChangeable ? {} : { 'data-stop': '', tabIndex: -1 })}
      data-day={day}
      aria-label={!isChangeable && slots.length === 0 ? empty : undefined}
      className={classNames(
        'h-12 scroll-mt-32 border-l border-line p-1.5 focus-inset first:border-l-0',
        day === today && 'bg-accent-wash',
      )}
    >
      {holiday !== null && (
        <p className="truncate px-0.5 pb-1 text-xs text-red" title={holiday}>
          {holiday}
        </p>
      )}
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {slots.map((slot) => (
          <li key={slot.id}>
            <SlotCard {...{ mission, slot, ...card }} />
          </li>
        ))}
      </ul>
      {slots.length === 0 && <AddShiftButton {...{ mission, day, today, onStart }} />}
    </td>
  )
}

function MissionLine({
  mission,
  week,
  onOrderAgain,
}: Pick<MissionRowsProps, 'mission' | 'week' | 'onOrderAgain'>) {
  const t = usePlanningWords()
  const labels = useMissionRecordWords()
  const { type, place, isOnline, manager, minutes } = mission
  const where = isOnline ? labels(($) => $.labels.online) : place
  return (
    <>
      <MissionLink mission={mission} week={week} className="min-w-0 truncate font-medium" />
      <MissionTypeBadge type={type} />
      {where !== null && (
        <span className="flex min-w-0 items-center gap-1 text-muted">
          <MapPin aria-hidden size={14} className="shrink-0" />
          <span className="truncate">{where}</span>
        </span>
      )}
      <ClocksOfPlace slot={mission.days.flat()[0]} className="truncate" />
      {manager !== null && (
        <span className="truncate text-muted">
          {t(($) => $.manager, { name: shortName(manager) })}
        </span>
      )}
      <ApplicantsLink mission={mission} />
      <ContractsLink mission={mission} />
      <OrderAgainButton {...{ mission, onOrderAgain }} />
      <span className="ml-auto font-medium tabular-nums">
        <span className="sr-only">{t(($) => $.hoursOfMission)} </span>
        {formatDuration(minutes)}
      </span>
    </>
  )
}

/** A mission with more names in a day may be split between two printed pages. */
const mostNamesOnPaper = 20

function namesOnPaper(mission: SheetMission): number {
  const days = mission.days.map((slots) =>
    slots.reduce((sum, { siders }) => sum + 2 + siders.length, 0),
  )
  return Math.max(0, ...days)
}
