import type { ReactNode } from 'react'
import { fullName, shortName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OnNextDay, TimeRange, timeRangeText } from '../../ui/time-range.tsx'
import { siderPicture } from '../sider/queries.ts'
import { MissionAnchor } from './mission-anchor.tsx'
import { ShiftMenuButton } from './moves/shift-buttons.tsx'
import { OpenPlaces, SlotNotes } from './shift-notes.tsx'
import type { ShiftTools } from './shift-tools.ts'
import type { PlannedSider, SheetMission, SheetSlot } from './week-sheet.ts'
import type { usePlanningWords } from './words.ts'

/** The maximum of names on a card; with more Siders, one name fewer shows, and a button opens the list. */
const mostNames = 4

interface SlotCardProps {
  mission: SheetMission
  slot: SheetSlot
  tools: ShiftTools
  /** Paper shows all names, because nothing can be opened there. */
  isWhole?: boolean
  /** Text and links: buttons and pictures come a moment later. */
  isPlain?: boolean
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
  /** The name of the mission, where nothing around the card shows it. */
  children?: ReactNode
}

export function namesShown({ siders }: SheetSlot): number {
  return siders.length <= mostNames ? siders.length : mostNames - 1
}

/** A line of a card; the last one leaves room for the menu. */
const lineClass = 'mt-1 last:pr-6 md:max-xl:last:pr-0'

/** One shift: its times, its Siders and its open places. */
export function SlotCard({
  mission,
  slot,
  tools,
  isWhole = false,
  isPlain = false,
  onShowSiders,
  onShowSider,
  children,
}: SlotCardProps) {
  const t: ReturnType<typeof usePlanningWords> = tools.t
  const { siders, from, to } = slot
  const shown = isWhole ? siders.length : namesShown(slot)
  return (
    <div
      data-card={slot.id}
      data-mission={mission.id}
      className={classNames(
        'relative rounded-control border border-l-3 border-line bg-surface px-2 py-1.5 text-sm not-first:mt-1.5',
        // In a narrow column the menu has its own line, so that names and notes do not break inside words.
        siders.length > 0 && 'md:max-xl:not-print:pb-8',
        mission.type === 'delegation' ? 'border-l-blue' : 'border-l-purple',
      )}
    >
      {children}
      <SlotTime {...{ mission, slot, tools }} />
      {!isPlain && <ShiftMenuButton {...{ mission, slot, tools }} />}
      {siders.slice(0, shown).map((sider) => (
        <NameOnCard key={sider.id} {...{ sider, isPlain, onShowSider }} />
      ))}
      {shown < siders.length && (
        <div className={lineClass}>
          <button
            type="button"
            aria-haspopup="dialog"
            className="relative min-h-6 rounded-small font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
            onClick={() => onShowSiders(slot)}
          >
            {t(($) => $.moreSiders, { count: siders.length - shown })}
            <span className="sr-only"> {t(($) => $.ofShift, { from, to })}</span>
          </button>
        </div>
      )}
      {slot.openPlaces > 0 && <OpenPlaces slot={slot} />}
      <SlotNotes slot={slot} mission={mission} />
    </div>
  )
}

type NameOnCardProps = Pick<SlotCardProps, 'isPlain' | 'onShowSider'> & { sider: PlannedSider }

/** A Sider of a shift, who opens their profile. A long name wraps: cut names, hundreds of them, would slow the wheel. */
function NameOnCard({ sider, isPlain, onShowSider }: NameOnCardProps) {
  if (isPlain) {
    return (
      <div className={classNames(lineClass, 'min-h-5 pl-6.5 wrap-anywhere md:max-xl:pl-0')}>
        {shortName(sider)}
      </div>
    )
  }
  return (
    <div
      className={classNames(lineClass, 'flex min-h-5 items-center gap-1.5')}
      title={fullName(sider)}
    >
      <Avatar
        size="tiny"
        name={fullName(sider)}
        src={siderPicture(sider.pictureURL)}
        className="md:max-xl:hidden"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative z-1 min-w-0 rounded-small text-left wrap-anywhere hover:underline"
        onClick={() => onShowSider(sider.id)}
      >
        {shortName(sider)}
      </button>
    </div>
  )
}

const timeClass = 'font-semibold max-xl:whitespace-normal!'

/** The hours of a shift; a click anywhere on the card opens the mission, for users who may. */
function SlotTime({ mission, slot, tools }: Pick<SlotCardProps, 'mission' | 'slot' | 'tools'>) {
  const { anchors } = tools
  const { from, to, endsNextDay } = slot
  if (anchors === null) return <TimeRange {...{ from, to, endsNextDay }} className={timeClass} />
  return (
    <MissionAnchor
      {...{ mission, anchors }}
      // The browser lays out a text out of sight like any other, for hundreds of shifts: only nights have one.
      label={endsNextDay ? undefined : `${timeRangeText(slot)} ${mission.title}`}
      className={classNames(
        timeClass,
        // Fingers need 24 pixels.
        'rounded-small whitespace-nowrap tabular-nums narrow:inline-flex narrow:min-h-6 narrow:items-center after:absolute after:inset-0 after:rounded-control hover:underline',
      )}
    >
      {timeRangeText(slot)}
      {endsNextDay && (
        <>
          <OnNextDay />
          <span className="sr-only"> {mission.title}</span>
        </>
      )}
    </MissionAnchor>
  )
}

/** The height of the line about a mission, in pixels. */
const lineHeight = 41

const expectedHeights = new WeakMap<SheetMission, number>()

/** The estimated height of the rows of a mission, in pixels. */
export function expectedHeight(mission: SheetMission): number {
  const known = expectedHeights.get(mission)
  if (known !== undefined) return known
  const tallest = Math.max(0, ...mission.days.map((slots) => columnHeight(slots)))
  const expected = lineHeight + Math.max(48, tallest)
  expectedHeights.set(mission, expected)
  return expected
}

/** The height of the cards with six pixels around each; the sizes are those of `SlotCard`. */
function columnHeight(slots: readonly SheetSlot[]): number {
  return slots.reduce((sum, slot) => {
    const shown = namesShown(slot)
    const more = shown < slot.siders.length ? 28 : 0
    const open = slot.openPlaces > 0 ? 21 : 0
    return sum + 6 + 37 + shown * 24 + more + open
  }, 6)
}
