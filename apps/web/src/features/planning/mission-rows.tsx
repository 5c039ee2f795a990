import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { MapPin } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { MissionTypeBadge } from '../mission-labels/mission-type-badge.tsx'
import { shortName } from '../mission-labels/person-name.ts'
import { useMissionLabels } from '../mission-labels/words.ts'
import { MissionLink } from './mission-link.tsx'
import type { Week } from './planning-week.ts'
import { namesShown, SlotCard } from './slot-card.tsx'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

export const gridColumns = 'grid grid-cols-7'

interface MissionRowsProps {
  mission: SheetMission
  week: Week
  days: readonly IsoDate[]
  today: IsoDate
  /** Place of the first of its two rows in the whole table. */
  rowIndex: number
  isWhole: boolean
  onShowSiders: (slot: SheetSlot) => void
}

/** A mission in the sheet: a line that says what it is, and its seven days under it. */
export const MissionRows = memo(function MissionRows({
  mission,
  week,
  days,
  today,
  rowIndex,
  isWhole,
  onShowSiders,
}: MissionRowsProps) {
  return (
    <div role="rowgroup" data-print="whole" className="border-t border-line print:table-row-group">
      <div role="row" aria-rowindex={rowIndex} className="bg-paper">
        <div
          role="rowheader"
          aria-colspan={7}
          className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-table"
        >
          <MissionLine mission={mission} week={week} />
        </div>
      </div>
      <div role="row" aria-rowindex={rowIndex + 1} className={gridColumns}>
        {days.map((day, index) => (
          <div
            key={day}
            role="cell"
            className={classNames(
              'min-h-12 min-w-0 border-l border-line p-1.5 first:border-l-0',
              day === today && 'bg-accent-wash',
            )}
          >
            <ul className="flex flex-col gap-1.5 empty:hidden">
              {mission.days[index]?.map((slot) => (
                <li key={slot.id}>
                  <SlotCard {...{ mission, slot, isWhole, onShowSiders }} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
})

function MissionLine({ mission, week }: { mission: SheetMission; week: Week }) {
  const t = usePlanningWords()
  const labels = useMissionLabels()
  const { type, place, isOnline, manager, minutes } = mission
  const where = isOnline ? labels(($) => $.online) : place
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
      {manager !== null && (
        <span className="truncate text-muted">
          {t(($) => $.manager, { name: shortName(manager) })}
        </span>
      )}
      <span className="ml-auto font-medium tabular-nums">
        <span className="sr-only">{t(($) => $.hoursOfMission)} </span>
        {formatDuration(minutes)}
      </span>
    </>
  )
}

const lineHeight = 24

/** Height that the rows of a mission are expected to take, in pixels. */
export function expectedHeight(mission: SheetMission): number {
  const tallest = Math.max(0, ...mission.days.map((slots) => columnHeight(slots)))
  return 41 + Math.max(48, tallest + 12)
}

function columnHeight(slots: readonly SheetSlot[]): number {
  return slots.reduce((sum, slot) => {
    const lines =
      1 + (slot.openPlaces > 0 ? 1 : 0) + (namesShown(slot) < slot.siders.length ? 1 : 0)
    return sum + 20 + lines * lineHeight + namesShown(slot) * 24
  }, 0)
}
