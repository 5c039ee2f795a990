import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useContext } from 'react'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ShiftTools } from './shift-tools.ts'
import { FactsContext, type ShiftFacts } from './use-week.ts'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

function useShiftFacts(shiftId: string): ShiftFacts | undefined {
  return useContext(FactsContext).get(shiftId)
}

const SlotFacts = lazy(async () => ({
  default: (await import('./slot-facts.tsx')).SlotFacts,
}))

const SiderFact = lazy(async () => ({
  default: (await import('./slot-facts.tsx')).SiderFact,
}))

interface SlotNotesProps {
  slot: SheetSlot
  /** The link to waiting hours shows only those of this mission. */
  mission: Pick<SheetMission, 'id' | 'title'>
  /** The Sider, where a shift shows for one of them. */
  siderId?: string
}

/**
 * Facts about a shift besides its times: late or absent Siders, and what waits. They load after the sheet, which is
 * not drawn again for them.
 */
export function SlotNotes({ slot, mission, siderId }: SlotNotesProps) {
  const facts = useShiftFacts(slot.id)
  if (facts === undefined) return null
  return (
    <Suspense>
      {siderId === undefined ? (
        <SlotFacts {...{ slot, mission, facts }} />
      ) : (
        <SiderFact {...{ siderId, facts }} />
      )}
    </Suspense>
  )
}

interface ClocksProps {
  /** A shift of the place; without one, the zone is not shown. */
  slot: Pick<SheetSlot, 'timeZone' | 'startsAt'> | undefined
  className?: string
}

/** Names the zone of a place, where the reader’s clocks differ. */
export function ClocksOfPlace({ slot, className }: ClocksProps) {
  const nameOf = useZoneName()
  const name = slot === undefined ? null : nameOf(slot.timeZone, slot.startsAt)
  return name === null ? null : <span className={classNames('text-muted', className)}>{name}</span>
}

interface PlaceNotesProps {
  mission: Pick<SheetMission, 'localHolidays'>
  slot: Pick<SheetSlot, 'timeZone' | 'startsAt' | 'day'>
  tools: Pick<ShiftTools, 'zoneName' | 'localHolidayName'>
}

/** The effects of the place on the day of a shift: its zone, and its local holiday. */
export function PlaceNotes({ mission, slot, tools }: PlaceNotesProps) {
  const clocks = tools.zoneName(slot.timeZone, slot.startsAt)
  const holiday = tools.localHolidayName(slot.day, mission.localHolidays)
  return (
    <>
      {clocks !== null && <span className="block text-xs text-muted">{clocks}</span>}
      {holiday !== null && <span className="block text-xs text-red">{holiday}</span>}
    </>
  )
}

/** The number of filled places of a shift, where some are open. */
export function OpenPlaces({ slot: { openPlaces, places } }: { slot: SheetSlot }) {
  const t = usePlanningWords()
  if (openPlaces === 0) return null
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-muted">
      <Users aria-hidden size={14} className="hidden shrink-0 xl:block max-md:block" />
      <span aria-hidden className="font-medium tabular-nums">
        {places - openPlaces}/{places}
      </span>
      <span className="sr-only">
        {t(($) => $.places, { filled: places - openPlaces, asked: places })}
      </span>
    </p>
  )
}
