import type { InboxSection, WeekOfHours } from '@renfort/contract/inbox.ts'
import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import { mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import { addDays, instant, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { formatDay, unbrokenDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { DueBadge } from './due-badge.tsx'
import { useInboxWords } from './words.ts'

interface InboxLineProps {
  /** The subject of the line, with a link to it. */
  title: ReactNode
  due: string | null
  /** The action that the line offers. */
  action?: ReactNode
  children?: ReactNode
}

export function InboxLine({ title, due, action, children }: InboxLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium">{title}</span>
          {due !== null && <DueBadge due={due} />}
        </div>
        {children && <div className="mt-0.5 text-table text-muted">{children}</div>}
      </div>
      {action}
    </li>
  )
}

/** A count in words; counting stops at a maximum. */
export function shownCount(count: number): string {
  return count < mostInboxLines ? String(count) : `${mostInboxLines - 1}+`
}

const ConformingButton = lazy(async () => ({
  default: (await import('./conforming-button.tsx')).ConformingButton,
}))

interface LineProps {
  line: WeekOfHours
}

/** The waiting hours of a week, until the Monday on which they are validated automatically (TS-27). */
export function HoursLine({ line }: LineProps) {
  const t = useInboxWords()
  const { count, matching, monday, inPlaceOf, due } = line
  const isAllowed = useCan('attendance.validate').allowed
  const { locale } = useUiWords()
  return (
    <InboxLine
      title={<WeekLink monday={monday} status="att.waiting" />}
      due={due}
      action={
        isAllowed && (
          <span
            className="inline-flex rounded-control"
            {...tourTarget(matching > 0 ? 'inbox-hours' : undefined)}
          >
            <Suspense>
              <ConformingButton monday={isoDate(monday)} />
            </Suspense>
          </span>
        )
      }
    >
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.lines, { count, shown: shownCount(count) })}</span>
        {/* When not all lines were counted, the number of conforming lines is unknown. */}
        {matching > 0 && count < mostInboxLines && (
          <span>{t(($) => $.matching, { count: matching })}</span>
        )}
        <CountsInPlace of={inPlaceOf} />
        {due !== null && <span>{t(($) => $.byItself, momentParts(due, locale))}</span>}
      </span>
    </InboxLine>
  )
}

/** Disputed hours of a week: the Sider or internal staff have to answer. */
export function DisputeLine({ line: { count, monday, inPlaceOf, due } }: LineProps) {
  const t = useInboxWords()
  return (
    <InboxLine title={<WeekLink monday={monday} status="att.disputed" />} due={due}>
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.disputed, { count, shown: shownCount(count) })}</span>
        <CountsInPlace of={inPlaceOf} />
      </span>
    </InboxLine>
  )
}

/** How many hours of a week are answered in the place of somebody who is away. */
function CountsInPlace({ of }: { of: WeekOfHours['inPlaceOf'] }) {
  const t = useInboxWords()
  return of.map((absent) => (
    <span key={fullName(absent)} className="font-medium text-ink">
      {t(($) => $.countInPlaceOf, { shown: shownCount(absent.count), name: fullName(absent) })}
    </span>
  ))
}

/** Leads to the lines of one week and status. */
function WeekLink({ monday, status }: { monday: string; status: AttendanceStatus }) {
  const t = useInboxWords()
  const { locale } = useUiWords()
  const from = isoDate(monday)
  const { week } = isoWeekOf(from)
  const dates = [from, addDays(from, 6)].map((day) => unbrokenDay(day, locale)).join(' – ')
  return (
    <Link
      to={screenPaths.hours}
      search={{ status, mode: 'week', startDate: monday, endDate: addDays(from, 6) }}
      className={linkClass('row')}
    >
      {t(($) => $.weekDates, { week, dates })}
    </Link>
  )
}

/** Leads to a mission in the planning, in the week of what is due. */
function MissionInPlanning({ line }: { line: LineOf<'missing' | 'opening'> }) {
  const { taskId: mission, taskName, timeZone, due } = line
  const week = due === null ? {} : isoWeekOf(dateAt(instant(due), timeZone))
  return (
    <Link to={screenPaths.planning} search={{ ...week, mission }} className={linkClass('row')}>
      {taskName}
    </Link>
  )
}

type LineOf<Kind extends InboxSection['kind']> = (InboxSection & { kind: Kind })['lines'][number]

/** Siders who should have come to a shift that runs. */
export function MissingLine({ line }: { line: LineOf<'missing'> }) {
  const t = useInboxWords()
  const { locale } = useUiWords()
  const momentOf = useMomentAtPlace()
  const { count, siders, timeZone, due } = line
  const named = siders.map(fullName)
  const names = new Intl.ListFormat(locale).format(named.length < count ? [...named, '…'] : named)
  return (
    <InboxLine title={<MissionInPlanning line={line} />} due={due}>
      {due !== null && t(($) => $.expected, { count, names, time: momentOf(due, timeZone).time })}
    </InboxLine>
  )
}

/** A mission with open slots soon, in the week of the first of them. */
export function OpeningLine({ line }: { line: LineOf<'opening'> }) {
  const t = useInboxWords()
  const momentOf = useMomentAtPlace()
  const { openSlots, timeZone, left, due } = line
  return (
    <InboxLine title={<MissionInPlanning line={line} />} due={due}>
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.openSlots, { count: openSlots })}</span>
        {due !== null && <span>{t(($) => $.nextOpen, momentOf(due, timeZone))}</span>}
      </span>
      {left.map((sider) => (
        <span key={sider.id} className="block">
          {t(($) => $.gone[sider.how], { name: fullName(sider) })}
        </span>
      ))}
    </InboxLine>
  )
}

export function CandidateLine({ line }: { line: LineOf<'candidate'> }) {
  const t = useInboxWords()
  const momentOf = useMomentAtPlace()
  const { taskId, taskName, count, timeZone, due } = line
  return (
    <InboxLine
      title={
        <Link
          to={screenPaths.preselection}
          params={{ taskId }}
          {...tourTarget('inbox-candidate')}
          className={linkClass('row')}
        >
          {taskName}
        </Link>
      }
      due={due}
    >
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.candidates, { count, shown: shownCount(count) })}</span>
        {due !== null && <span>{t(($) => $.begins, momentOf(due, timeZone))}</span>}
      </span>
    </InboxLine>
  )
}

/** The day and time of a moment at a place; the time names its zone where the reader’s clocks differ. */
function useMomentAtPlace() {
  const { locale } = useUiWords()
  const clocksOf = useZoneName()
  return (at: string, zone: TimeZone) => {
    const { date, time } = localAt(instant(at), zone)
    const clocks = clocksOf(zone, instant(at))
    return { day: formatDay(date, locale), time: clocks === null ? time : `${time}, ${clocks}` }
  }
}

export function DraftLine({ line: { taskId, taskName, due } }: { line: LineOf<'draft'> }) {
  return (
    <InboxLine
      title={
        <Link
          to={screenPaths.posting}
          params={{ taskId }}
          {...tourTarget('inbox-draft')}
          className={linkClass('row')}
        >
          {taskName}
        </Link>
      }
      due={due}
    />
  )
}
