import { exportJobUsage, jobUsagePageSize, type UsedJob } from '@renfort/contract/job-usage.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Download from 'lucide-react/icons/download'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { CompanyFilter } from '../../frame/company-filter.tsx'
import { useJobDescriptionWords } from '../words.ts'
import { JobViews } from './job-views.tsx'
import { useUsageColumns } from './usage-columns.tsx'
import { UsageMenu } from './usage-menu.tsx'
import { usageQuery, type UsageSearch } from './usage-search.ts'
import { useJobUsageWords } from './words.ts'

const ComparePanel = lazy(async () => ({
  default: (await import('./compare-panel.tsx')).ComparePanel,
}))
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }))

interface UsagePageProps {
  search: UsageSearch
}

/** The job descriptions of a group and of all its companies: who uses them, and how they differ. */
export function JobUsagePage({ search }: UsagePageProps) {
  const words = useJobDescriptionWords()
  const t = useJobUsageWords()
  const filter = useFilter(search)
  const [copied, setCopied] = useState<UsedJob | null>(null)
  const [text, setText] = useState(search.q ?? '')
  const compare = (title: string | undefined) => filter({ page: search.page, title })
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={words(($) => $.title)}
        context={t(($) => $.context)}
        actions={<ExportButton search={search} />}
      />
      <JobViews selected="companies" />
      <div className="flex flex-wrap items-center gap-2 pb-4">
        <UsageSearchField search={search} text={text} onType={setText} />
        <CompanyFilter
          label={t(($) => $.company)}
          everyLabel={t(($) => $.everyCompany)}
          value={search.companyId}
          onChange={(companyId) => filter({ companyId })}
        />
      </div>
      <UsageRows
        search={search}
        onCompare={compare}
        onCopy={setCopied}
        onClear={() => setText('')}
      />
      <Suspense>
        {search.title !== undefined && (
          <ComparePanel
            jobTitleId={search.title}
            onCopy={setCopied}
            onClose={() => compare(undefined)}
          />
        )}
        {copied !== null && <CopyDialog job={copied} onClose={() => setCopied(null)} />}
      </Suspense>
    </div>
  )
}

/** Shows the list with other filters, from its first page. */
function useFilter(search: UsageSearch): (changes: Partial<UsageSearch>) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({
      to: screenPaths.jobDescriptions,
      search: { ...search, page: undefined, ...changes },
      replace: true,
      resetScroll: false,
    })
}

interface UsageSearchFieldProps extends UsagePageProps {
  text: string
  onType: (text: string) => void
}

/** The typed text goes into the address when the typing pauses. */
function UsageSearchField({ search, text, onType }: UsageSearchFieldProps) {
  const t = useJobUsageWords()
  const filter = useFilter(search)
  const settled = useDebounced(text.trim(), 'localSearch')
  const tell = useEffectEvent((q: string) => {
    if (q !== (search.q ?? '')) filter({ q: q === '' ? undefined : q })
  })
  useEffect(() => tell(settled), [settled])
  return (
    <SearchField
      className="w-80 narrow:w-full"
      label={t(($) => $.search)}
      value={text}
      onChange={onType}
    />
  )
}

/** Saves the whole list as a file for a spreadsheet. */
function ExportButton({ search: { companyId, q = '' } }: UsagePageProps) {
  const t = useJobUsageWords()
  const toast = useToast()
  const { mutate, isPending } = useDownload(exportJobUsage)
  return (
    <Button
      icon={<Download aria-hidden size={16} />}
      pending={isPending}
      onPress={() =>
        mutate(
          { query: { companyId, q } },
          { onSuccess: ({ name }) => toast.success(t(($) => $.exported, { name })) },
        )
      }
    >
      {t(($) => $.export)}
    </Button>
  )
}

interface UsageRowsProps extends UsagePageProps {
  onCompare: (jobTitleId: string) => void
  onCopy: (job: UsedJob) => void
  /** The filters were taken away: the typed text goes with them. */
  onClear: () => void
}

function UsageRows({ search, onCompare, onCopy, onClear }: UsageRowsProps) {
  const words = useJobDescriptionWords()
  const t = useJobUsageWords()
  const columns = useUsageColumns(onCompare)
  const { page = 1, companyId, q } = search
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...usageQuery(search),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  if (isError) return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  const { jobs, total } = data
  const pageCount = Math.ceil(total / jobUsagePageSize)
  if (total > 0 && page > pageCount && !isPlaceholderData) {
    return (
      <Navigate to={screenPaths.jobDescriptions} search={{ ...search, page: pageCount }} replace />
    )
  }
  if (jobs.length === 0) {
    return companyId === undefined && q === undefined ? (
      <EmptyState title={t(($) => $.empty)} icon={<BriefcaseBusiness aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    ) : (
      <EmptyState
        title={t(($) => $.noMatch)}
        icon={<SearchX aria-hidden />}
        action={
          <Link
            to={screenPaths.jobDescriptions}
            search={{ jobsOf: 'companies' }}
            className={buttonClass()}
            onClick={onClear}
          >
            {t(($) => $.clear)}
          </Link>
        }
      >
        {t(($) => $.noMatchText)}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <Table
        isDense
        label={words(($) => $.title)}
        rows={jobs}
        rowKey={({ id }) => id}
        rowHeight={64}
        columns={columns}
        actionsLabel={t(($) => $.columns.actions)}
        actions={(job) => <UsageMenu job={job} onCompare={onCompare} onCopy={onCopy} />}
      />
      <Pagination
        className="pt-3"
        page={page}
        pageCount={pageCount}
        link={({ page: to, ...link }) => (
          <Link
            to={screenPaths.jobDescriptions}
            search={{ ...search, page: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </div>
  )
}
