import type { InboxSection } from '@renfort/contract/inbox.ts'
import { instant, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { InboxLine } from './inbox-line.tsx'
import { shownCount } from './shown-count.ts'
import { useInboxWords } from './words.ts'

type LineOf<Kind extends InboxSection['kind']> = (InboxSection & { kind: Kind })['lines'][number]

/** A mission with slots near that nobody holds, in the week of the next of them. */
export function OpeningLine({ line }: { line: LineOf<'opening'> }) {
  const t = useInboxWords()
  const momentOf = useMomentAtPlace()
  const { taskId: mission, taskName, openSlots, timeZone, due } = line
  const week = due === null ? {} : isoWeekOf(dateAt(instant(due), timeZone))
  return (
    <InboxLine
      title={
        <Link to="/planning" search={{ ...week, mission }} className={linkClass('row')}>
          {taskName}
        </Link>
      }
      due={due}
    >
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.openSlots, { count: openSlots })}</span>
        {due !== null && <span>{t(($) => $.nextOpen, momentOf(due, timeZone))}</span>}
      </span>
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
        <Link to="/preselection/$taskId" params={{ taskId }} className={linkClass('row')}>
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

/** The day and the time of a moment at a place; the time names its clocks where the reader’s show another. */
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
        <Link to="/taskPosting/$taskId" params={{ taskId }} className={linkClass('row')}>
          {taskName}
        </Link>
      }
      due={due}
    />
  )
}
