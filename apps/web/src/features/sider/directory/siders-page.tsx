import { siderPageSize } from '@renfort/contract/sider.ts'
import { siderStatuses } from '@renfort/domain/sider/sider-status.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useState } from 'react'
import { FoundRows, ListPage } from '../../../platform/list-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { useSiderColumns } from './sider-columns.tsx'
import type { SiderSearch } from './sider-search.ts'
import { jobTitlesQuery, sidersQuery } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

const NewSiderDialog = lazy(async () => ({
  default: (await import('./new-sider.tsx')).NewSiderDialog,
}))

/** The Siders of the platform; the searched text is in the address. */
export function SidersPage({ search }: { search: SiderSearch }) {
  const t = useSiderDirectoryWords()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const show = (next: SiderSearch) =>
    void navigate({ to: staffPaths.siders, search: next, replace: true, resetScroll: false })
  return (
    <ListPage
      className="max-w-6xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      back={
        <Link to={staffPaths.home} className={linkClass()}>
          {t(($) => $.home)}
        </Link>
      }
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden size={18} />}
          className="narrow:w-full"
          aria-haspopup="dialog"
          onPress={() => setCreating(true)}
        >
          {t(($) => $.create.open)}
        </Button>
      }
      search={{
        label: t(($) => $.search),
        text: search.q,
        pause: 'localSearch',
        className: 'min-w-60 flex-1 narrow:w-full',
        onSearch: (q) => show({ ...search, q, page: undefined }),
      }}
      filters={
        <>
          <JobFilter
            value={search.job ?? null}
            onChange={(job) => show({ ...search, job: job ?? undefined, page: undefined })}
          />
          <Select
            label={t(($) => $.status)}
            value={search.status ?? 'active'}
            options={siderStatuses.map((id) => ({ id, label: t(($) => $.statuses[id]) }))}
            onChange={(chosen) =>
              show({
                ...search,
                status: siderStatuses.find((status) => status === chosen && status !== 'active'),
                page: undefined,
              })
            }
            className="w-40 narrow:w-full"
          />
        </>
      }
    >
      <FoundSiders search={search} onClear={() => show({})} />
      <Suspense>{isCreating && <NewSiderDialog onClose={() => setCreating(false)} />}</Suspense>
    </ListPage>
  )
}

interface FoundSidersProps {
  search: SiderSearch
  onClear: () => void
}

/** The Siders that match, a page at a time. */
function FoundSiders({ search, onClear }: FoundSidersProps) {
  const t = useSiderDirectoryWords()
  const columns = useSiderColumns()
  return (
    <FoundRows
      query={useQuery({
        ...sidersQuery(search),
        placeholderData: keepPreviousData,
        meta: { failure: 'nowhere' },
      })}
      rowsOf={({ siders }) => siders}
      rowHeight={60}
      failure={t(($) => $.failure)}
      empty={<NoSider {...{ search, onClear }} />}
      count={(total) => t(($) => $.count, { count: total })}
      page={search.page}
      pageSize={siderPageSize}
      link={({ page, ...link }) => (
        <Link to={staffPaths.siders} search={{ ...search, page }} {...link} />
      )}
    >
      {(siders) => (
        <Table
          isDense
          label={t(($) => $.title)}
          rows={siders}
          rowKey={({ id }) => id}
          rowHeight={60}
          columns={columns}
        />
      )}
    </FoundRows>
  )
}

function NoSider({ search, onClear }: FoundSidersProps) {
  const t = useSiderDirectoryWords()
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  if (!isFiltered) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<Users aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.noMatch)}
      icon={<SearchX aria-hidden />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {search.status === undefined && (
            <Link
              to={staffPaths.siders}
              search={{ ...search, status: 'all', page: undefined }}
              replace
              className={buttonClass()}
            >
              {t(($) => $.searchAll)}
            </Link>
          )}
          <Button onPress={onClear}>{t(($) => $.clear)}</Button>
        </div>
      }
    >
      {t(($) => $.noMatchText)}
    </EmptyState>
  )
}

interface JobFilterProps {
  value: string | null
  onChange: (job: string | null) => void
}

/** Filters by one job, searched by typing; an empty field means every job. */
function JobFilter({ value, onChange }: JobFilterProps) {
  const t = useSiderDirectoryWords()
  const { data, isPending, isError } = useQuery({
    ...jobTitlesQuery(),
    meta: { failure: 'nowhere' },
  })
  return (
    <Combobox
      label={t(($) => $.job)}
      placeholder={t(($) => $.anyJob)}
      options={(data ?? []).map(({ id, name }) => ({ id, label: name }))}
      isLoading={isPending}
      hasFailed={isError}
      value={value}
      onChange={onChange}
      className="w-60 narrow:w-full"
    />
  )
}
