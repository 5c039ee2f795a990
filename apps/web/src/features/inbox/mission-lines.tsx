import type { InboxSection } from '@renfort/contract/inbox.ts'
import { instant, isoWeekOf, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { InboxLine } from './inbox-line.tsx'
import { shownCount } from './shown-count.ts'
import { useInboxWords } from './words.ts'

type LineOf<Kind extends InboxSection['kind']> = (InboxSection & { kind: Kind })['lines'][number]

/** A mission with slots near that nobody holds, in the week of the next of them. */
export function OpeningLine({ line }: { line: LineOf<'opening'> }) {
  const t = useInboxWords()
  const { locale } = useUiWords()
  const { taskId: mission, taskName, openSlots, due } = line
  const week = due === null ? {} : isoWeekOf(dateInParis(instant(due)))
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
        {due !== null && <span>{t(($) => $.nextOpen, momentParts(due, locale))}</span>}
      </span>
    </InboxLine>
  )
}

export function CandidateLine({ line }: { line: LineOf<'candidate'> }) {
  const t = useInboxWords()
  const { locale } = useUiWords()
  const { taskId, taskName, count, due } = line
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
        {due !== null && <span>{t(($) => $.begins, momentParts(due, locale))}</span>}
      </span>
    </InboxLine>
  )
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
