import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { clockChangeMinutes } from '@renfort/domain/attendance/declare/clock-change.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { breakMinutes, longDayHours } from '@renfort/domain/attendance/validate/difference.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useIsGroupSpace } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ProfileButton } from '../../sider/profile/profile-button.tsx'
import { siderPicture } from '../../sider/queries.ts'
import { ClockingMarks, ClockingOddities } from '../clocking-notes.tsx'
import { costOf, dayOf, type Line, needsLook, timesOf } from '../hours-line.ts'
import { useDifferenceTexts, useLength, WorkedSpan } from '../line-state.tsx'
import { useHoursWords } from '../words.ts'

interface CellProps {
  line: Line
}

interface SiderCellProps extends CellProps {
  onOpen: () => void
}

/** The Sider of the hours; a press opens the whole record, in the space of a group in its company. */
export function SiderCell({ line, onOpen }: SiderCellProps) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const isGroup = useIsGroupSpace()
  const name = fullName(line.sider)
  const day = formatDay(dayOf(line), locale)
  const avatar = <Avatar name={name} src={siderPicture(line.sider.pictureURL)} size="small" />
  return (
    <span className="flex items-center gap-2.5">
      {/* Next to the navigation of a small screen, the name needs the room. */}
      <span className="hidden shrink-0 narrow:block xl:block">
        {isGroup ? (
          avatar
        ) : (
          <ProfileButton siderId={line.sider.id} name={name} className="rounded-full!">
            {avatar}
          </ProfileButton>
        )}
      </span>
      <span className="min-w-0">
        <button
          type="button"
          aria-haspopup={isGroup ? undefined : 'dialog'}
          aria-label={
            isGroup
              ? t(($) => $.openIn, { name, day, company: line.company.name })
              : t(($) => $.open, { name, day })
          }
          className={linkClass('row', 'max-w-full text-left')}
          onClick={onOpen}
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </button>
        {line.sider.ownNumber !== null && (
          <span className="block text-sm wrap-anywhere text-muted tabular-nums">
            {line.sider.ownNumber}
          </span>
        )}
        <Usual line={line} />
      </span>
    </span>
  )
}

/** By how much the hours of this Sider usually differ from the plan. */
function Usual({ line: { usualDeviation } }: CellProps) {
  const t = useHoursWords()
  const lengthOf = useLength()
  if (usualDeviation === null) return null
  const { startMinutes, endMinutes, count } = usualDeviation
  const signed = (minutes: number) =>
    `${minutes > 0 ? '+' : minutes < 0 ? '\u2212' : ''}${lengthOf(minutes)}`
  const isOnTime = startMinutes === 0 && endMinutes === 0
  const parts = { start: signed(startMinutes), end: signed(endMinutes) }
  return (
    <Tooltip text={t(($) => $.usual.from, { count })}>
      {(trigger) => (
        <span {...trigger} className="block text-sm text-muted">
          {isOnTime ? t(($) => $.usual.onTime) : t(($) => $.usual.differs, parts)}
        </span>
      )}
    </Tooltip>
  )
}

/** The slot in force, then earlier slots where they differ; the zone where it is not the reader’s. */
export function SlotCell({ line }: CellProps) {
  const nameOf = useZoneName()
  const times = timesOf(line)
  const zoneName = nameOf(line.timeZone, times.inForce.startDate)
  const shown = (time: WorkedTime) => <WorkedSpan time={time} zone={line.timeZone} />
  return (
    <>
      <InForce
        main={shown(times.inForce)}
        keyOf={({ startDate, endDate }) => `${startDate} ${endDate}`}
        shown={shown}
        times={times}
      />
      {zoneName !== null && <span className="block text-sm text-muted">{zoneName}</span>}
      <ClockingMarks line={line} />
    </>
  )
}

/** The minutes of break and their times. */
export function BreaksCell({ line }: CellProps) {
  const t = useHoursWords()
  const lengthOf = useLength()
  const times = timesOf(line)
  const { breaks } = times.inForce
  const timeOf = (at: Instant) => localAt(at, line.timeZone).time
  const shown = (time: WorkedTime) =>
    time.breaks.length === 0 ? t(($) => $.noBreak) : lengthOf(breakMinutes(time))
  const spans = breaks.map(({ startDate, endDate }) => `${timeOf(startDate)} – ${timeOf(endDate)}`)
  return (
    <InForce
      main={
        <Tooltip text={spans.join(', ')}>
          {(trigger) => <span {...trigger}>{shown(times.inForce)}</span>}
        </Tooltip>
      }
      keyOf={(time) => String(breakMinutes(time))}
      shown={shown}
      times={times}
    />
  )
}

/**
 * Worked time: ten hours or more are highlighted (TS-32); a night of clock change says why it counts more or fewer
 * hours.
 */
export function DurationCell({ line }: CellProps) {
  const t = useHoursWords()
  const lengthOf = useLength()
  const times = timesOf(line)
  const minutes = workedMinutes(times.inForce)
  const change = clockChangeMinutes(times.inForce, line.timeZone)
  const duration = lengthOf(change)
  return (
    <>
      <InForce
        main={
          minutes >= longDayHours * 60 ? (
            <span className="inline-flex items-center gap-1 font-medium text-orange">
              <TriangleAlert aria-hidden size={14} />
              {lengthOf(minutes)}
              <span className="sr-only">{t(($) => $.longDay)}</span>
            </span>
          ) : (
            lengthOf(minutes)
          )
        }
        keyOf={(time) => String(workedMinutes(time))}
        shown={(time) => lengthOf(workedMinutes(time))}
        times={times}
      />
      {change !== 0 && (
        <span className="block text-sm text-muted">
          {change > 0
            ? t(($) => $.longerByClock, { duration })
            : t(($) => $.shorterByClock, { duration })}
        </span>
      )}
    </>
  )
}

interface InForceProps {
  times: ReturnType<typeof timesOf>
  main: ReactNode
  keyOf: (time: WorkedTime) => string
  shown: (time: WorkedTime) => ReactNode
}

/**
 * The value in force; below it the declared and planned values, each where it differs. Corrected hours show only what
 * was validated: the panel has the rest.
 */
function InForce({ times, main, keyOf, shown }: InForceProps) {
  const t = useHoursWords()
  const { planned, declared, retained, corrected, inForce } = times
  const differs = (time: WorkedTime | null): time is WorkedTime =>
    time !== null && keyOf(time) !== keyOf(inForce)
  if (corrected !== null) {
    return (
      <span className="tabular-nums">
        <span className="block">{main}</span>
        {differs(retained) && <Former label={t(($) => $.validated)}>{shown(retained)}</Former>}
      </span>
    )
  }
  return (
    <span className="tabular-nums">
      <span className="block">{main}</span>
      {differs(declared) && <Former label={t(($) => $.declared)}>{shown(declared)}</Former>}
      {differs(planned) && <Former label={t(($) => $.planned)}>{shown(planned)}</Former>}
    </span>
  )
}

function Former({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="block text-sm text-muted">
      {label} <span className="whitespace-nowrap">{children}</span>
    </span>
  )
}

/** What differs from the plan, in words, and its cost. */
export function DifferenceCell({ line }: { line: Line }) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const isCorrected = line.corrections.length > 0
  const texts = useDifferenceTexts()(line)
  const cost = costOf(line)
  return (
    <span className="flex flex-col gap-0.5">
      {texts.length > 0 && (
        <ul className={needsLook(line) ? 'font-medium' : 'text-muted'}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ClockingOddities line={line} />
      {isCorrected && <span className="font-medium">{t(($) => $.corrected)}</span>}
      {cost !== null && cost !== 0 && (
        <Tooltip text={t(($) => $.costOf)}>
          {(trigger) => (
            <span {...trigger} className="text-sm text-muted tabular-nums">
              {t(($) => $.cost, { amount: formatMoneyChange(cost, locale) })}
            </span>
          )}
        </Tooltip>
      )}
    </span>
  )
}
