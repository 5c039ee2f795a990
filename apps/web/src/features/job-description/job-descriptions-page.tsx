import type { JobDescription } from '@renfort/contract/job-description.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import Sunrise from 'lucide-react/icons/sunrise'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { JobList } from './job-list.tsx'
import { jobName } from './job-marks.tsx'
import type { JobSearch } from './job-search.ts'
import { jobDescriptionsQuery } from './queries.ts'
import { useJobRights } from './use-job-rights.ts'
import { JobViews } from './usage/job-views.tsx'
import { useJobDescriptionWords } from './words.ts'

const JobPanel = lazy(async () => ({ default: (await import('./job-panel.tsx')).JobPanel }))

interface JobDescriptionsPageProps {
  search: JobSearch
  onSearch: (search: JobSearch, replaces?: boolean) => Promise<void> | void
  onMissionCreated: (missionId: string) => void
}

const origins = ['network', 'account'] as const

/** The job descriptions of the network and of the company, next to the panel (JD-01 to JD-04). */
export function JobDescriptionsPage(props: JobDescriptionsPageProps) {
  const { search, onSearch, onMissionCreated } = props
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  const { data: jobs } = useSuspenseQuery(jobDescriptionsQuery())
  const [text, setText] = useSearchText(props)
  const shown = matchingJobs(jobs, text)
  const show = (job: JobDescription) => onSearch({ q: search.q, jdid: job.id })
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={18} />}
      disabledReason={rights.create}
      onPress={() => onSearch({ q: search.q, mode: 'create' })}
    >
      {t(($) => $.create)}
    </Button>
  )
  const leaveFor = useUnknownJob(props, jobs)
  const isOpen = search.mode === 'create' || jobs.some(({ id }) => id === search.jdid)

  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={rights.inGroupSpace ? t(($) => $.groupContext) : t(($) => $.context)}
        actions={
          jobs.length > 0 && (
            <>
              <SearchField
                className="w-80 narrow:w-full"
                label={t(($) => $.search)}
                value={text}
                onChange={setText}
              />
              {create}
            </>
          )
        }
      />
      {rights.inGroupSpace && <JobViews selected="network" />}
      {jobs.length === 0 && (
        <EmptyState icon={<BriefcaseBusiness />} title={t(($) => $.empty.title)} action={create}>
          {t(($) => $.empty.text)}
        </EmptyState>
      )}
      {jobs.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t(($) => $.noMatch.title)}
          action={<Button onPress={() => setText('')}>{t(($) => $.noMatch.clear)}</Button>}
        >
          {t(($) => $.noMatch.text, { text })}
        </EmptyState>
      )}
      <div className="flex flex-col gap-10">
        {origins.map((origin) => {
          const ofOrigin = shown.filter((job) => job.origin === origin)
          if (ofOrigin.length === 0) return null
          const label = t(($) => $.groups[origin])
          return (
            <section key={origin} aria-label={label}>
              <div className="mb-1 flex items-baseline gap-2">
                <h2 className="text-lg font-semibold">{label}</h2>
                <span className="text-table text-muted tabular-nums">{ofOrigin.length}</span>
                {!rights.inGroupSpace && (
                  <span className="ml-auto text-sm text-muted">{t(($) => $.pricesOf)}</span>
                )}
              </div>
              <JobList
                label={label}
                jobs={ofOrigin}
                q={search.q}
                onShow={show}
                onMissionCreated={onMissionCreated}
              />
            </section>
          )
        })}
      </div>
      <p className="mt-10">
        <Link to={screenPaths.permanent} className={linkClass('row', 'gap-2')}>
          <Sunrise aria-hidden size={18} />
          {t(($) => $.horizon)}
        </Link>
      </p>
      {isOpen && (
        <Suspense>
          <JobPanel
            search={search}
            jobs={jobs}
            onSearch={(panel, replaces) => leaveFor({ q: search.q, ...panel }, replaces)}
            onMissionCreated={onMissionCreated}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The searched text: it filters the list at once, and goes into the address when the typing pauses. */
function useSearchText({ search, onSearch }: JobDescriptionsPageProps) {
  const [text, setText] = useState(search.q ?? '')
  const settled = useDebounced(text.trim(), 'localSearch')
  const tell = useEffectEvent((q: string) => {
    if (q !== (search.q ?? '')) onSearch({ ...search, q: q === '' ? undefined : q }, true)
  })
  useEffect(() => tell(settled), [settled])
  return [text, setText] as const
}

/**
 * An address with an unknown job description says so and shows the list. When the panel has just deleted its job
 * description, the address still names it for a moment, and no message shows (JD-27).
 */
function useUnknownJob(
  { search, onSearch }: JobDescriptionsPageProps,
  jobs: readonly JobDescription[],
): JobDescriptionsPageProps['onSearch'] {
  const left = useRef<string | undefined>(undefined)
  const t = useJobDescriptionWords()
  const toast = useToast()
  const isUnknown = search.jdid !== undefined && !jobs.some(({ id }) => id === search.jdid)
  const tell = useEffectEvent(() => {
    if (search.jdid === left.current) return
    toast.warning(t(($) => $.notFound))
    onSearch({ q: search.q }, true)
  })
  useEffect(() => {
    left.current = undefined
  }, [search.jdid])
  useEffect(() => {
    if (isUnknown) tell()
  }, [isUnknown])
  return (next, replaces) => {
    if (next.jdid !== search.jdid) left.current = search.jdid
    return onSearch(next, replaces)
  }
}

/** The job descriptions whose name or town contains every typed word. */
function matchingJobs(jobs: readonly JobDescription[], text: string): JobDescription[] {
  return jobs.filter((job) =>
    isFound(text, `${jobName(job)} ${job.location?.city ?? ''} ${job.location?.title ?? ''}`),
  )
}

/** The page while its list loads, in the same layout. */
export function JobDescriptionsSkeleton() {
  const t = useJobDescriptionWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={<Skeleton className="h-10 w-56" />}
      />
      <Skeleton className="mb-1 h-6 w-48" />
      <SkeletonRows rows={5} rowHeight={64} />
    </div>
  )
}
