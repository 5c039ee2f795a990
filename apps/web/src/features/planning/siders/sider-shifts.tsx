import { classNames } from '../../../ui/class-names.ts'
import { TimeRange } from '../../../ui/time-range.tsx'
import { SlotNotes } from '../cells/slot-notes.tsx'
import { MissionLink } from '../mission-link.tsx'
import { ShiftMenuButton } from '../moves/shift-buttons.tsx'
import { OpenPlaces } from '../open-places.tsx'
import { PlaceNotes } from '../place-notes.tsx'
import type { Week } from '../planning-week.ts'
import type { WeekRow } from './sider-rows.ts'
import { SplitNote } from './split-note.tsx'

interface SiderShiftsProps {
  /** `null` for shifts that want somebody. */
  siderId: string | null
  shifts: WeekRow['days'][number]
  week: Week
}

/** The shifts of one row on one day, each with its mission. */
export function SiderShifts({ siderId, shifts, week }: SiderShiftsProps) {
  return (
    <ul className="flex flex-col gap-1.5 empty:hidden">
      {shifts.map(({ mission, slot }, index) => (
        <li
          key={slot.id}
          data-card={slot.id}
          data-mission={mission.id}
          className={classNames(
            'relative rounded-control border border-l-3 border-line bg-surface px-2 py-1 text-sm md:max-xl:px-1 md:max-xl:text-xs max-xl:has-data-shift:pb-7 narrow:pb-1!',
            mission.type === 'delegation' ? 'border-l-blue' : 'border-l-purple',
          )}
        >
          {siderId !== null && <SplitNote {...{ shifts, index }} />}
          <TimeRange
            from={slot.from}
            to={slot.to}
            endsNextDay={slot.endsNextDay}
            className="block font-semibold whitespace-normal!"
          />
          <MissionLink
            mission={mission}
            week={week}
            className="block max-w-full wrap-anywhere hyphens-auto xl:pr-6 narrow:pr-8"
          />
          <PlaceNotes {...{ mission, slot }} />
          {siderId === null && <OpenPlaces slot={slot} />}
          <SlotNotes slot={slot} mission={mission} {...(siderId !== null && { siderId })} />
          <ShiftMenuButton mission={mission} slot={slot} />
        </li>
      ))}
    </ul>
  )
}
