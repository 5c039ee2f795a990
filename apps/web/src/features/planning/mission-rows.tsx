import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { memo } from 'react'
import { shortName } from '../../platform/person-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { useMissionRecordWords } from '../mission-record/words.ts'
import { tableRoles } from '../../ui/table-roles.ts'
import {
  ApplicantsLink,
  ContractsLink,
  type OrderAgain,
  OrderAgainButton,
} from './mission-links.tsx'
import { MissionName } from './mission-anchor.tsx'
import { AddShiftButton, useMayAdd } from './moves/shift-buttons.tsx'
import type { ShiftTools } from './shift-tools.ts'
import { SlotCard } from './slot-card.tsx'
import type { StartMission } from './start-mission.tsx'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import type { usePlanningWords } from './words.ts'

interface MissionRowsProps {
  mission: SheetMission
  tools: ShiftTools
  days: readonly IsoDate[]
  today: IsoDate
  /** The index of the first of its two rows in the table. */
  rowIndex: number
  isWhole: boolean
  /** Text and links: buttons and pictures come a moment later. */
  isPlain: boolean
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
  onStart: StartMission | null
  onOrderAgain: OrderAgain | null
}

/** A mission in the sheet: a line about the mission, with its seven days below. */
export const MissionRows = memo(function MissionRows({
  mission,
  tools,
  days,
  today,
  rowIndex,
  isWhole,
  isPlain,
  onShowSiders,
  onShowSider,
  onStart,
  onOrderAgain,
}: MissionRowsProps) {
  const mayAdd = useMayAdd(mission)
  const mayBreak = namesOnPaper(mission) > mostNamesOnPaper
  return (
    <>
      <tr
        {...tableRoles.row}
        aria-rowindex={rowIndex}
        data-heads={mission.id}
        className="print:break-after-avoid"
      >
        <th
          {...tableRoles.rowheader}
          colSpan={7}
          scope="rowgroup"
          className="relative col-span-full min-h-[41px] border-t border-line bg-paper px-3 py-1.5 text-left text-table font-normal"
        >
          <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pr-20">
            <MissionLine {...{ mission, tools, isPlain, onOrderAgain }} />
          </div>
        </th>
      </tr>
      <tr
        {...tableRoles.row}
        aria-rowindex={rowIndex + 1}
        data-row={mission.id}
        className={classNames('align-top', mayBreak && 'print:break-inside-auto!')}
      >
        {days.map((day, index) => (
          <DayOfMission
            key={day}
            slots={mission.days[index] ?? noSlots}
            mayAdd={mayAdd(day)}
            {...{
              mission,
              tools,
              day,
              today,
              isWhole,
              isPlain,
              onShowSiders,
              onShowSider,
              onStart,
            }}
          />
        ))}
      </tr>
    </>
  )
})

const noSlots: readonly SheetSlot[] = []

type DayOfMissionProps = Omit<MissionRowsProps, 'days' | 'rowIndex' | 'onOrderAgain'> & {
  day: IsoDate
  slots: readonly SheetSlot[]
  mayAdd: boolean
}

/** The shifts of a mission on one day; a cell without controls takes the focus itself. */
function DayOfMission({
  mission,
  tools,
  day,
  today,
  slots,
  mayAdd,
  onStart,
  ...card
}: DayOfMissionProps) {
  const { dayName, localHolidayName, moves } = tools
  const t: ReturnType<typeof usePlanningWords> = tools.t
  const isChangeable = (moves !== null && slots.length > 0) || mayAdd
  const empty = () => t(($) => $.emptyDay, { mission: mission.title, day: dayName(day) })
  const holiday = localHolidayName(day, mission.localHolidays)
  return (
    <td
      {...tableRoles.gridcell}
      {...(isChangeable ? {} : { 'data-stop': '', tabIndex: -1 })}
      data-day={day}
      aria-label={!isChangeable && slots.length === 0 ? empty() : undefined}
      className={classNames(
        'min-h-12 scroll-mt-32 border-l border-line p-1.5 focus-inset first:border-l-0',
        day === today && 'bg-accent-wash',
      )}
    >
      {holiday !== null && (
        <p className="truncate px-0.5 pb-1 text-xs text-red" title={holiday}>
          {holiday}
        </p>
      )}
      {slots.map((slot) => (
        <SlotCard key={slot.id} {...{ mission, slot, tools, ...card }} />
      ))}
      {slots.length === 0 && <AddShiftButton {...{ mission, day, today, onStart }} />}
    </td>
  )
}

function MissionLine({
  mission,
  tools,
  isPlain,
  onOrderAgain,
}: Pick<MissionRowsProps, 'mission' | 'tools' | 'isPlain' | 'onOrderAgain'>) {
  const t: ReturnType<typeof usePlanningWords> = tools.t
  const { anchors } = tools
  const labels = useMissionRecordWords()
  const { type, place, isOnline, manager, minutes } = mission
  const where = isOnline ? labels(($) => $.labels.online) : place
  const first = mission.days.find((slots) => slots.length > 0)?.[0]
  const clocks = first === undefined ? null : tools.zoneName(first.timeZone, first.startsAt)
  return (
    <>
      <MissionName {...{ mission, anchors }} className="min-w-0 truncate font-medium" />
      <MissionTypeBadge type={type} />
      {where !== null &&
        (isPlain ? (
          <span className="truncate pl-4.5 text-muted">{where}</span>
        ) : (
          <span className="flex min-w-0 items-center gap-1 text-muted">
            <MapPin aria-hidden size={14} className="shrink-0" />
            <span className="truncate">{where}</span>
          </span>
        ))}
      {clocks !== null && <span className="truncate text-muted">{clocks}</span>}
      {manager !== null && (
        <span className="truncate text-muted">
          {t(($) => $.manager, { name: shortName(manager) })}
        </span>
      )}
      {mission.hasApplicants && <ApplicantsLink mission={mission} />}
      {mission.contractsToSign.length > 0 && <ContractsLink mission={mission} />}
      {isPlain ? <span className="size-8" /> : <OrderAgainButton {...{ mission, onOrderAgain }} />}
      <span className="absolute top-1.5 right-3 leading-8 font-medium tabular-nums">
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
