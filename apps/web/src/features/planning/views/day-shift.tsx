import { shortName } from '../../../platform/person-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { TimeRange } from '../../../ui/time-range.tsx'
import { ShiftMenuButton } from '../moves/shift-buttons.tsx'
import type { ShiftTools } from '../shift-tools.ts'
import type { SheetSlot } from '../week-sheet.ts'
import { type DayBar, dayMinutes } from './day-rows.ts'
import { usePlanningViewWords } from './words.ts'

interface DayShiftProps {
  bar: DayBar
  laneHeight: number
  /** True where the row belongs to a Sider. */
  showsMission: boolean
  tools: ShiftTools
  onShowSiders: (slot: SheetSlot) => void
}

const share = (minutes: number) => `${(minutes / dayMinutes) * 100}%`

/** A shift with the length of its hours and a lighter break; a press opens the list of its Siders. */
export function DayShift({ bar, laneHeight, showsMission, tools, onShowSiders }: DayShiftProps) {
  const t = usePlanningViewWords()
  const isChangeable = tools.moves !== null
  const { mission, slot, from, to, rest, lane, startsBefore, endsAfter } = bar
  const filled = slot.places - slot.openPlaces
  return (
    <li
      className="absolute @container"
      data-card={slot.id}
      data-mission={mission.id}
      data-ends={[startsBefore ? '' : 'start', endsAfter ? '' : 'end'].join(' ').trim()}
      style={{
        left: share(from),
        width: share(to - from),
        top: lane * laneHeight + 4,
        height: laneHeight - 4,
      }}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(
          'relative flex size-full flex-col justify-center overflow-hidden rounded-control border border-l-3 border-line px-1.5 text-left text-xs hover:border-edge',
          mission.type === 'delegation'
            ? 'border-l-blue bg-blue-wash'
            : 'border-l-purple bg-purple-wash',
          startsBefore && 'rounded-l-none border-l-line',
          endsAfter && 'rounded-r-none',
          isChangeable && 'pr-7',
        )}
        onClick={() => onShowSiders(slot)}
      >
        {rest !== null && (
          <span
            aria-hidden
            className="absolute inset-y-0 bg-surface opacity-80"
            style={{
              left: `${((rest.from - from) / (to - from)) * 100}%`,
              width: `${((rest.to - rest.from) / (to - from)) * 100}%`,
            }}
          />
        )}
        <span className="relative flex min-w-0 items-baseline gap-1.5">
          <TimeRange
            from={slot.from}
            to={slot.to}
            endsNextDay={slot.endsNextDay}
            // Where the times have no room, the axis above shows them.
            className="truncate font-semibold @max-[8rem]:sr-only"
          />
          {startsBefore && <span className="sr-only">{t(($) => $.day.fromTheDayBefore)}</span>}
          {rest !== null && (
            <span className="sr-only">
              {t(($) => $.day.rest, { length: formatDuration(rest.to - rest.from) })}
            </span>
          )}
          {!showsMission && (
            <span className="shrink-0 font-medium tabular-nums">
              {t(($) => $.day.places, { filled, asked: slot.places })}
            </span>
          )}
        </span>
        <span className="relative block truncate text-muted">
          {showsMission ? mission.title : slot.siders.map(shortName).join(', ')}
        </span>
      </button>
      <ShiftMenuButton {...{ mission, slot, tools }} />
    </li>
  )
}
