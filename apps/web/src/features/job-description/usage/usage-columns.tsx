import type { UsedJob } from '@renfort/contract/job-usage.ts'
import { dateInParis, instant } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { jobName } from '../job-marks.tsx'
import { OwnerName, useOpenJob } from './owner.tsx'
import { useJobUsageWords } from './words.ts'

interface CellProps {
  job: UsedJob
}

/** Companies that a row names; the others are counted. */
const namedInRow = 2

/** Job, whose it is, pay, who uses it, missions, Siders, last use, and the others of its title. */
export function useUsageColumns(
  onCompare: (jobTitleId: string) => void,
): readonly Column<UsedJob>[] {
  const t = useJobUsageWords()
  return [
    {
      id: 'job',
      header: t(($) => $.columns.job),
      cell: (job) => <JobCell job={job} />,
      className: 'xl:w-[20%]',
    },
    {
      id: 'owner',
      header: t(($) => $.columns.owner),
      cell: (job) => <OwnerName job={job} />,
      needsRoom: true,
    },
    {
      id: 'rate',
      header: t(($) => $.columns.rate),
      cell: ({ hourlyRate }) =>
        hourlyRate === null ? (
          <span className="text-muted">{t(($) => $.unset)}</span>
        ) : (
          <Money cents={eurosToCents(hourlyRate)} />
        ),
      align: 'end',
      className: 'w-24',
    },
    {
      id: 'users',
      header: t(($) => $.columns.users),
      cell: (job) => <UsersCell job={job} />,
    },
    {
      id: 'missions',
      header: t(($) => $.columns.missions),
      cell: (job) => <MissionsCell job={job} />,
      align: 'end',
      className: 'w-28',
    },
    {
      id: 'siders',
      header: t(($) => $.columns.siders),
      cell: ({ siders }) => <span className="tabular-nums">{siders}</span>,
      align: 'end',
      className: 'w-18',
      needsRoom: true,
    },
    {
      id: 'lastPosted',
      header: t(($) => $.columns.lastPosted),
      cell: (job) => <LastPostedCell job={job} />,
      className: 'w-36',
      needsRoom: true,
    },
    {
      id: 'differs',
      header: t(($) => $.columns.differs),
      cell: (job) => <SameTitleCell job={job} onCompare={onCompare} />,
      className: 'w-40',
    },
  ]
}

function JobCell({ job }: CellProps) {
  const t = useJobUsageWords()
  const open = useOpenJob()
  return (
    <div className="min-w-0 py-1.5">
      <button type="button" className={linkClass('row', 'text-left')} onClick={() => open(job)}>
        {jobName(job)}
      </button>
      {job.draft && <p className="text-sm text-orange">{t(($) => $.draft)}</p>}
      <p className="hidden text-sm text-muted md:max-xl:block">
        <OwnerName job={job} />
      </p>
    </div>
  )
}

function UsersCell({ job: { users, userCount } }: CellProps) {
  const t = useJobUsageWords()
  if (userCount === 0) return <span className="text-muted">{t(($) => $.nobody)}</span>
  const names = users
    .slice(0, namedInRow)
    .map(({ name }) => name)
    .join(', ')
  const others = userCount - namedInRow
  return (
    <span className="wrap-anywhere">
      {others > 0 ? t(($) => $.users, { names, count: others }) : names}
    </span>
  )
}

function MissionsCell({ job: { missions, missionsOfYear } }: CellProps) {
  const t = useJobUsageWords()
  return (
    <span className="tabular-nums">
      {missions}
      {missions > 0 && (
        <span className="block text-sm text-muted">
          {t(($) => $.ofYear, { count: missionsOfYear })}
        </span>
      )}
    </span>
  )
}

function LastPostedCell({ job: { lastPostedAt } }: CellProps) {
  const t = useJobUsageWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  if (lastPostedAt === null) return <span className="text-muted">{t(($) => $.never)}</span>
  const day = dateInParis(instant(lastPostedAt))
  return (
    <time dateTime={lastPostedAt} className="whitespace-nowrap tabular-nums">
      {formatDay(day, locale, styleOf(day))}
    </time>
  )
}

/** How many job descriptions have this title, and in what they differ; they open side by side. */
function SameTitleCell({ job, onCompare }: CellProps & { onCompare: (id: string) => void }) {
  const t = useJobUsageWords()
  const { descriptions: count, differs } = job.sameTitle
  if (count === 1) return <span className="text-muted">{t(($) => $.alone)}</span>
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t(($) => $.compare, { count, job: job.jobTitle.name })}
        className={linkClass('row')}
        onClick={() => onCompare(job.jobTitle.id)}
      >
        {t(($) => $.same, { count })}
      </button>
      <p className="text-sm text-muted">
        {differs.length === 0
          ? t(($) => $.alike)
          : differs.map((field) => t(($) => $.fields[field])).join(', ')}
      </p>
    </div>
  )
}
