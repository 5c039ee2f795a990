import { longestSpanMinutes } from '@renfort/domain/law/working-time.ts'
import { splitBefore } from '@renfort/domain/shift/split-day.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { fullName } from '../../../platform/person-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { OnNextDay, timeRangeText } from '../../../ui/time-range.tsx'
import { MissionName } from '../mission-anchor.tsx'
import { ShiftMenuButton } from '../moves/shift-buttons.tsx'
import { OpenPlaces, PlaceNotes, SlotNotes } from '../shift-notes.tsx'
import type { ShiftTools } from '../shift-tools.ts'
import { type SiderRow, weekOf, type WeekRow } from './sider-rows.ts'
import { type PlanningViewWords, usePlanningViewWords } from './words.ts'

interface SiderShiftsProps {
  /** `null` for the row of open shifts. */
  siderId: string | null
  shifts: WeekRow['days'][number]
  tools: ShiftTools
  t: PlanningViewWords
  /** Text and links: the menus come a moment later. */
  isPlain?: boolean
}

/** The shifts of one row on one day, each with its mission. */
export function SiderShifts({ siderId, shifts, tools, t, isPlain = false }: SiderShiftsProps) {
  // Up to a hundred cards are in the window: each is the least elements, its hours a text of its own.
  return shifts.map(({ mission, slot }, index) => (
    <div
      key={slot.id}
      data-card={slot.id}
      data-mission={mission.id}
      className={classNames(
        'relative rounded-control border border-l-3 border-line bg-surface px-2 py-1 text-sm font-semibold tabular-nums not-first:mt-1.5 md:max-xl:px-1 md:max-xl:text-xs max-[96rem]:[&_li:last-child]:pr-0! narrow:pb-1!',
        tools.moves !== null && 'max-[96rem]:not-print:pb-7',
        mission.type === 'delegation' ? 'border-l-blue' : 'border-l-purple',
      )}
    >
      {siderId !== null && index > 0 && <SplitNote {...{ shifts, index, t }} />}
      {timeRangeText(slot)}
      {slot.endsNextDay && <OnNextDay />}
      <MissionName
        mission={mission}
        anchors={tools.anchors}
        className="block max-w-full font-normal wrap-anywhere hyphens-auto min-[96rem]:pr-6 narrow:pr-8"
      />
      <PlaceNotes {...{ mission, slot, tools }} />
      {siderId === null && <OpenPlaces slot={slot} />}
      <SlotNotes slot={slot} mission={mission} {...(siderId !== null && { siderId })} />
      {!isPlain && <ShiftMenuButton mission={mission} slot={slot} tools={tools} />}
    </div>
  ))
}

interface RowNameProps {
  row: WeekRow
  onShowSider: (siderId: string) => void
}

/** The head of a row: a name links to the profile. */
export function RowName({ row: { sider }, onShowSider }: RowNameProps) {
  return sider === null ? (
    <OpenName />
  ) : (
    <button
      type="button"
      aria-haspopup="dialog"
      data-stop
      className="min-h-6 scroll-mt-32 rounded-small text-left font-medium wrap-anywhere hover:underline"
      onClick={() => onShowSider(sider.id)}
    >
      {fullName(sider)}
    </button>
  )
}

/** A component of its own: the rows with a name, up to a thousand, do not read the dictionary. */
function OpenName() {
  const t = usePlanningViewWords()
  return <span className="font-medium">{t(($) => $.siders.open)}</span>
}

/** The hours of a row, and the total of its week. */
export function HoursOfWeek({ row, t }: { row: WeekRow; t: PlanningViewWords }) {
  return (
    <>
      <span className="block font-medium tabular-nums">{formatDuration(row.minutes)}</span>
      {row.sider === null ? (
        <span className="block text-sm text-muted">
          {t(($) => $.siders.openPlaces, { count: row.places })}
        </span>
      ) : (
        <WeekOfPerson row={row} t={t} />
      )}
    </>
  )
}

/** The expected overtime and the shortest rest in a Sider's whole week. */
function WeekOfPerson({ row, t }: { row: SiderRow; t: PlanningViewWords }) {
  const { minutes } = row
  const wholeWeek = weekOf(row)
  const { overtimeMinutes, shortestRestMinutes, isRestShort } = wholeWeek
  return (
    <>
      {wholeWeek.minutes !== minutes && (
        <span className="block text-sm text-muted">
          {t(($) => $.siders.wholeWeek, { length: formatDuration(wholeWeek.minutes) })}
        </span>
      )}
      {overtimeMinutes > 0 && (
        <span className="block text-sm text-orange">
          {t(($) => $.siders.overtime, { length: formatDuration(overtimeMinutes) })}
        </span>
      )}
      {shortestRestMinutes !== null && (
        <span
          className={
            isRestShort
              ? 'flex items-start gap-1 text-sm font-medium text-red'
              : 'block text-sm text-muted'
          }
        >
          {isRestShort && <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />}
          {isRestShort
            ? t(($) => $.siders.restShort, { length: formatDuration(shortestRestMinutes) })
            : t(($) => $.siders.rest, { length: formatDuration(shortestRestMinutes) })}
        </span>
      )}
    </>
  )
}

interface SplitNoteProps {
  /** The shifts of one Sider on one day, by start. */
  shifts: WeekRow['days'][number]
  index: number
  t: PlanningViewWords
}

/** On the second part of a split day: the gap before it, and a span that the law forbids. */
function SplitNote({ shifts, index, t }: SplitNoteProps) {
  const slots = shifts.map(({ slot }) => slot)
  const split = splitBefore(slots, index)
  if (split === null) return null
  return (
    <>
      <span className="block text-xs text-muted">
        {t(($) => $.siders.split, { length: formatDuration(split.pauseMinutes) })}
      </span>
      {split.isSpanLong && (
        <span className="flex items-start gap-1 text-xs font-medium text-red">
          <TriangleAlert aria-hidden size={13} className="mt-0.5 shrink-0" />
          {t(($) => $.siders.spanLong, {
            length: formatDuration(split.spanMinutes),
            limit: formatDuration(longestSpanMinutes[0].value),
          })}
        </span>
      )}
    </>
  )
}
