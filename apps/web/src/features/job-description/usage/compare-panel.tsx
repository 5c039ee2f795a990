import { mostJobsCompared, type UsedJob } from '@renfort/contract/job-usage.ts'
import { shared } from '@renfort/domain/job-description/job-usage.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { Money } from '../../../ui/money.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useJobFieldWords } from '../../job-fields/words.ts'
import { jobName } from '../job-marks.tsx'
import { useJobRights } from '../use-job-rights.ts'
import { OwnerName } from './owner.tsx'
import { comparedQuery } from './usage-search.ts'
import { useJobUsageWords } from './words.ts'

interface ComparePanelProps {
  jobTitleId: string
  onCopy: (job: UsedJob) => void
  onClose: () => void
}

/** All job descriptions of one title, with what all have and what each has besides. */
export function ComparePanel({ jobTitleId, onCopy, onClose }: ComparePanelProps) {
  const t = useJobUsageWords()
  const { data, isError, refetch } = useQuery({
    ...comparedQuery(jobTitleId),
    meta: { failure: 'nowhere' },
  })
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={onClose}
      title={data?.jobs[0]?.jobTitle.name ?? t(($) => $.compareAct)}
      context={data === undefined ? undefined : t(($) => $.panel.context, { count: data.total })}
    >
      {isError ? (
        <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={4} rowHeight={96} />
      ) : (
        <Compared jobs={data.jobs} total={data.total} onCopy={onCopy} />
      )}
    </SidePanel>
  )
}

interface ComparedProps extends Pick<ComparePanelProps, 'onCopy'> {
  jobs: readonly UsedJob[]
  total: number
}

function Compared({ jobs, total, onCopy }: ComparedProps) {
  const t = useJobUsageWords()
  const money = useMoney()
  const tasks = shared(
    jobs.map(({ subtasks }) => subtasks),
    (name) => name,
  )
  const { lowestRate, highestRate } = jobs[0]?.sameTitle ?? { lowestRate: null, highestRate: null }
  return (
    <div className="flex flex-col gap-4">
      {total > mostJobsCompared && (
        <p className="text-muted">{t(($) => $.panel.first, { count: mostJobsCompared })}</p>
      )}
      {lowestRate !== null && highestRate !== null && lowestRate !== highestRate && (
        <p>
          {t(($) => $.panel.rates, {
            lowest: money(eurosToCents(lowestRate)),
            highest: money(eurosToCents(highestRate)),
          })}
        </p>
      )}
      <Fact label={t(($) => (tasks.common.length === 0 ? $.panel.noCommon : $.panel.common))}>
        {tasks.common.length === 0 ? null : tasks.common.join(', ')}
      </Fact>
      <ul className="flex flex-col gap-3">
        {jobs.map((job, at) => (
          <ComparedJob key={job.id} job={job} ownTasks={tasks.own[at] ?? []} onCopy={onCopy} />
        ))}
      </ul>
    </div>
  )
}

interface ComparedJobProps extends Pick<ComparePanelProps, 'onCopy'> {
  job: UsedJob
  ownTasks: readonly string[]
}

function ComparedJob({ job, ownTasks, onCopy }: ComparedJobProps) {
  const t = useJobUsageWords()
  const statuses = useJobFieldWords()
  const rights = useJobRights()
  const { executiveStatus: status, hourlyRate, licences, experiences } = job
  const listed = (items: readonly string[]) =>
    items.length === 0 ? t(($) => $.panel.none) : items.join(', ')
  return (
    <li className="rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <OwnerName job={job} />
          </h3>
          <p className="text-table text-muted wrap-anywhere">{jobName(job)}</p>
        </div>
        <div className="flex items-center gap-3">
          <span className="font-medium">
            {hourlyRate === null ? t(($) => $.unset) : <Money cents={eurosToCents(hourlyRate)} />}
          </span>
          <Button
            size="small"
            icon={<Copy aria-hidden size={15} />}
            aria-haspopup="dialog"
            disabledReason={rights.create}
            onPress={() => onCopy(job)}
          >
            {t(($) => $.use)}
          </Button>
        </div>
      </div>
      <div className="mt-3 grid gap-x-4 gap-y-2 text-table sm:grid-cols-2">
        <Fact label={t(($) => $.panel.status)}>
          {status === null ? t(($) => $.panel.none) : statuses(($) => $.status[status])}
        </Fact>
        <Fact label={t(($) => $.panel.own)}>{listed(ownTasks)}</Fact>
        <Fact label={t(($) => $.panel.licences)}>{listed(licences)}</Fact>
        <Fact label={t(($) => $.panel.experiences)}>
          {listed(
            experiences.map(({ name, months }) =>
              t(($) => $.panel.months, { name, count: months }),
            ),
          )}
        </Fact>
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-muted">{label}</p>
      {children !== null && <p className="wrap-anywhere">{children}</p>}
    </div>
  )
}
