import type { WeekOfHours } from '@renfort/contract/inbox.ts'
import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import { addDays, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCan } from '../../platform/me.ts'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { InboxLine } from './inbox-line.tsx'
import { shownCount } from './shown-count.ts'
import { useInboxWords } from './words.ts'

const ConformingButton = lazy(async () => ({
  default: (await import('./conforming-button.tsx')).ConformingButton,
}))

interface LineProps {
  line: WeekOfHours
}

/** The hours of a week that wait, until the Monday that validates them (TS-27). */
export function HoursLine({ line }: LineProps) {
  const t = useInboxWords()
  const { count, matching, monday, due } = line
  const isAllowed = useCan('attendance.validate').allowed
  const { locale } = useUiWords()
  return (
    <InboxLine
      title={<WeekLink monday={monday} status="att.waiting" />}
      due={due}
      action={
        isAllowed && (
          <Suspense>
            <ConformingButton monday={isoDate(monday)} />
          </Suspense>
        )
      }
    >
      <span className="flex flex-wrap gap-x-3">
        <span>{t(($) => $.lines, { count, shown: shownCount(count) })}</span>
        {/* Of lines that were not all counted, nobody knows how many conform. */}
        {matching > 0 && count < mostInboxLines && (
          <span>{t(($) => $.matching, { count: matching })}</span>
        )}
        {due !== null && <span>{t(($) => $.byItself, momentParts(due, locale))}</span>}
      </span>
    </InboxLine>
  )
}

/** Hours of a week that the Sider, or internal staff, have to answer. */
export function DisputeLine({ line: { count, monday, due } }: LineProps) {
  const t = useInboxWords()
  return (
    <InboxLine title={<WeekLink monday={monday} status="att.disputed" />} due={due}>
      {t(($) => $.disputed, { count, shown: shownCount(count) })}
    </InboxLine>
  )
}

/** Leads to exactly these lines. */
function WeekLink({ monday, status }: { monday: string; status: AttendanceStatus }) {
  const t = useInboxWords()
  const { locale } = useUiWords()
  const from = isoDate(monday)
  const { week } = isoWeekOf(from)
  const dates = [from, addDays(from, 6)].map((day) => formatDay(day, locale)).join(' – ')
  return (
    <Link
      to="/timesheets"
      search={{ status, mode: 'week', startDate: monday, endDate: addDays(from, 6) }}
      className={linkClass('row')}
    >
      {t(($) => $.weekDates, { week, dates })}
    </Link>
  )
}
