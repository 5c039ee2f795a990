import { useZoneName } from '../../platform/use-zone-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLocalHolidayName } from './use-holiday-name.ts'
import type { SheetMission, SheetSlot } from './week-sheet.ts'

interface ClocksProps {
  /** A shift of the place; without one nothing is told by its clocks. */
  slot: Pick<SheetSlot, 'timeZone' | 'startsAt'> | undefined
  className?: string
}

/** Whose clocks tell the hours of a place, where the reader’s own show others. */
export function ClocksOfPlace({ slot, className }: ClocksProps) {
  const nameOf = useZoneName()
  const name = slot === undefined ? null : nameOf(slot.timeZone, slot.startsAt)
  return name === null ? null : <span className={classNames('text-muted', className)}>{name}</span>
}

interface PlaceNotesProps {
  mission: Pick<SheetMission, 'localHolidays'>
  slot: Pick<SheetSlot, 'timeZone' | 'startsAt' | 'day'>
}

/** What the place of a shift makes of its day: whose clocks tell it, and the holiday that it has alone. */
export function PlaceNotes({ mission, slot }: PlaceNotesProps) {
  const holiday = useLocalHolidayName()(slot.day, mission.localHolidays)
  return (
    <>
      <ClocksOfPlace slot={slot} className="block text-xs" />
      {holiday !== null && <span className="block text-xs text-red">{holiday}</span>}
    </>
  )
}
