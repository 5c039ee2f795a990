import type { FailedJob } from '@renfort/contract/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useId } from 'react'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { StaffPage } from '../../../platform/staff-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { fr } from './fr.ts'
import { LegalValues } from './legal-values.tsx'
import { failedJobsQuery, useRetryJob } from './queries.ts'
import { useOperationsWords } from './words.ts'

/** What internal staff supervise: failed jobs and the values of the law (N-06). */
export function OperationsPage() {
  const t = useOperationsWords()
  return (
    <StaffPage
      className="max-w-4xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      home={t(($) => $.home)}
    >
      <div className="flex flex-col gap-10">
        <FailedJobs />
        <LegalValues />
      </div>
    </StaffPage>
  )
}

/** Jobs that failed at each of their tries. */
function FailedJobs() {
  const t = useOperationsWords()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold">
        {t(($) => $.failed.title)}
      </h2>
      <p className="pb-4 text-muted">{t(($) => $.failed.text)}</p>
      <JobList />
    </section>
  )
}

function JobList() {
  const t = useOperationsWords()
  const { data, isError, refetch } = useQuery(failedJobsQuery())
  if (isError)
    return <FailedLoad level={3} title={t(($) => $.failure)} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={2} rowHeight={88} />
  if (data.length === 0) {
    return (
      <EmptyState level={3} title={t(($) => $.failed.none)} icon={<CircleCheck aria-hidden />}>
        {t(($) => $.failed.noneText)}
      </EmptyState>
    )
  }
  return (
    <ul
      aria-label={t(($) => $.failed.title)}
      className="divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {data.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  )
}

function JobRow({ job }: { job: FailedJob }) {
  const t = useOperationsWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const { retry, isPending } = useRetryJob()
  const { organisation } = job
  const name = t(($) => $.jobs[job.name as keyof typeof fr.jobs], { defaultValue: job.name })
  const since = momentParts(job.failedAt, locale, 'medium')
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4 narrow:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-table text-muted tabular-nums">
          {t(($) => $.failed.since, since)} · {t(($) => $.failed.tries, { count: job.tries })}
        </p>
        {organisation !== null && (
          <p className="text-table text-muted">
            {t(($) => $.failed.company)}{' '}
            <Link
              to={staffPaths.organisation}
              params={{ organisationId: organisation.id }}
              className={linkClass('quiet', 'underline')}
            >
              {organisation.name}
            </Link>
          </p>
        )}
        {job.unwritable.map((text) => (
          <p key={`${text.field} ${text.text}`} className="mt-2 text-table wrap-anywhere">
            {text.field === ''
              ? t(($) => $.failed.unwritable, text)
              : t(($) => $.failed.unwritableField, text)}
          </p>
        ))}
        {job.unwritable.length > 0 && job.name === 'make-invoice-document' && (
          <p className="mt-2 text-table">{t(($) => $.failed.issued)}</p>
        )}
        {job.unwritable.length === 0 && (
          <p className="mt-2 rounded-control bg-wash px-3 py-2 font-mono text-sm wrap-anywhere">
            {job.error ?? t(($) => $.failed.noError)}
          </p>
        )}
      </div>
      <Button
        size="small"
        icon={<RotateCw aria-hidden size={16} />}
        aria-label={t(($) => $.failed.retryOf, { job: name, ...since })}
        pending={isPending}
        onPress={() =>
          void retry(job.id)
            .then(() => toast.success(t(($) => $.failed.done, { job: name })))
            .catch(() => undefined)
        }
      >
        {t(($) => $.failed.retry)}
      </Button>
    </li>
  )
}
