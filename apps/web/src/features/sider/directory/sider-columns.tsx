import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { ListedSider } from '@renfort/contract/sider.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { Column } from '../../../ui/table.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { formatPhone } from '../queries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface CellProps {
  sider: ListedSider
}

/** A row names at most this many jobs. */
const namedJobs = 2

export function useSiderColumns(): readonly Column<ListedSider>[] {
  const t = useSiderDirectoryWords()
  return [
    {
      id: 'name',
      header: t(($) => $.columns.name),
      cell: (sider) => <NameCell sider={sider} />,
      className: 'w-[28%]',
    },
    {
      id: 'contact',
      header: t(($) => $.columns.contact),
      cell: (sider) => <ContactCell sider={sider} />,
      className: 'w-[25%]',
    },
    {
      id: 'jobs',
      header: t(($) => $.columns.jobs),
      cell: (sider) => <JobsCell sider={sider} />,
    },
    {
      id: 'next',
      header: t(($) => $.columns.next),
      cell: (sider) => <NextCell sider={sider} />,
      className: 'w-36',
    },
    {
      id: 'missions',
      header: t(($) => $.columns.missions),
      cell: ({ missionsCount }) => <span className="tabular-nums">{missionsCount}</span>,
      align: 'end',
      className: 'w-24',
      needsRoom: true,
    },
  ]
}

function NameCell({ sider }: CellProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 py-1">
      <Avatar name={fullName(sider)} src={sider.pictureUrl} />
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <SiderLink sider={sider} className={linkClass('row')} />
          {sider.deactivated && <DeactivatedBadge />}
        </span>
        {sider.city !== null && <p className="text-sm text-muted">{sider.city}</p>}
      </div>
    </div>
  )
}

function ContactCell({ sider: { phoneNumber, email } }: CellProps) {
  return (
    <div className="flex min-w-0 flex-col narrow:items-end">
      <a
        href={`tel:${phoneNumber}`}
        className={linkClass('quiet', 'whitespace-nowrap text-ink tabular-nums')}
      >
        {formatPhone(phoneNumber)}
      </a>
      {email !== null && (
        <a
          href={`mailto:${email}`}
          className={linkClass('quiet', 'text-sm md:truncate narrow:wrap-anywhere')}
          title={shownEmail(email)}
        >
          {shownEmail(email)}
        </a>
      )}
    </div>
  )
}

function JobsCell({ sider: { jobTypes } }: CellProps) {
  const t = useSiderDirectoryWords()
  const others = jobTypes.length - namedJobs
  return (
    <p title={jobTypes.map(({ name }) => name).join(', ')} className="md:line-clamp-2">
      {jobTypes
        .slice(0, namedJobs)
        .map(({ name }) => name)
        .join(', ')}
      {others > 0 && <span className="text-muted"> {t(($) => $.moreJobs, { count: others })}</span>}
    </p>
  )
}

function NextCell({ sider: { nextShiftAt, nextShiftTimeZone } }: CellProps) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const clocksOf = useZoneName()
  if (nextShiftAt === null || nextShiftTimeZone === null)
    return <span className="text-muted">{t(($) => $.noNext)}</span>
  const { date, time } = localAt(instant(nextShiftAt), nextShiftTimeZone)
  const clocks = clocksOf(nextShiftTimeZone, instant(nextShiftAt))
  return (
    <>
      <time dateTime={nextShiftAt} className="whitespace-nowrap tabular-nums">
        {formatDay(date, locale)}
        <span className="text-muted"> {time}</span>
      </time>
      {clocks !== null && <span className="block text-sm text-muted">{clocks}</span>}
    </>
  )
}

function DeactivatedBadge() {
  const t = useSiderDirectoryWords()
  return (
    <Badge tone="grey" icon={<Ban aria-hidden />}>
      {t(($) => $.deactivated)}
    </Badge>
  )
}

interface SiderLinkProps {
  sider: Pick<ListedSider, 'id' | 'firstName' | 'lastName'>
  className?: string
}

export function SiderLink({ sider, className }: SiderLinkProps) {
  return (
    <Link to={staffPaths.sider} params={{ siderId: sider.id }} className={className ?? linkClass()}>
      <span className="wrap-anywhere">{fullName(sider)}</span>
    </Link>
  )
}
