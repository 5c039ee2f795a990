import type { JobDescription } from '@renfort/contract/job-descriptions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '../../ui/format-money.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { JobMarks } from './job-marks.tsx'
import { JobMenu } from './job-menu.tsx'
import { jobName } from './job-name.ts'
import { pricingFromWire, priceRows } from './price-rows.ts'
import { useJobDescriptionWords } from './words.ts'

interface JobListProps {
  label: string
  jobs: readonly JobDescription[]
  /** What is searched stays in the address while a job description is shown. */
  q: string | undefined
  onShow: (job: JobDescription) => void
  onMissionCreated: (missionId: string) => void
}

/** Job descriptions of one origin: the position, its place, what it pays and what it costs. */
export function JobList({ label, jobs, q, onShow, onMissionCreated }: JobListProps) {
  const t = useJobDescriptionWords()
  const columns: Column<JobDescription>[] = [
    {
      id: 'job',
      header: t(($) => $.columns.job),
      cell: (job) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/job-descriptions"
            search={{ jdid: job.id, ...(q === undefined ? {} : { q }) }}
            className={linkClass('row', 'text-base')}
          >
            {jobName(job)}
          </Link>
          <span className="flex flex-wrap gap-1.5">
            <JobMarks job={job} hidesOrigin />
          </span>
        </div>
      ),
    },
    {
      id: 'place',
      header: t(($) => $.columns.place),
      className: 'w-44',
      cell: ({ location }) => location?.city ?? <Unset>{t(($) => $.noPlace)}</Unset>,
    },
    {
      id: 'rate',
      header: t(($) => $.columns.rate),
      className: 'w-40',
      align: 'end',
      cell: ({ hourlyRate }) =>
        hourlyRate === null ? (
          <Unset>{t(($) => $.noRate)}</Unset>
        ) : (
          <Money cents={eurosToCents(hourlyRate)} />
        ),
    },
    {
      id: 'price',
      header: t(($) => $.columns.price),
      className: 'w-56',
      align: 'end',
      cell: (job) => <PriceHint job={job} />,
    },
  ]
  return (
    <Table
      label={label}
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      rowHeight={64}
      actionsLabel={t(($) => $.columns.actions)}
      actions={(job) => <JobMenu job={job} onShow={onShow} onMissionCreated={onMissionCreated} />}
    />
  )
}

function Unset({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>
}

/** What a normal hour is billed, in each type of mission. */
function PriceHint({ job: { pricing } }: { job: JobDescription }) {
  const t = useJobDescriptionWords()
  const normal =
    pricing === null
      ? undefined
      : priceRows(pricingFromWire(pricing)).find(({ hourType }) => hourType === 'normal')
  if (normal === undefined) return <Unset>{t(($) => $.noRate)}</Unset>
  return (
    <span className="flex flex-col text-sm tabular-nums">
      <span className="text-blue">
        {t(($) => $.priceHint.delegation, { amount: formatMoney(normal.delegation) })}
      </span>
      <span className="text-purple">
        {t(($) => $.priceHint.gestion, { amount: formatMoney(normal.gestion) })}
      </span>
    </span>
  )
}
