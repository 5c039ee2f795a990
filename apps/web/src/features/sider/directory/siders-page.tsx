import { siderPageSize } from '@renfort/contract/sider.ts'
import { siderStatuses } from '@renfort/domain/sider/sider-status.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Users from 'lucide-react/icons/users'
import { lazy } from 'react'
import { EmptyList, FoundRows } from '../../../platform/list-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { StaffDirectory } from '../../../platform/staff-page.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { ErasuresPanel } from './erasures-panel.tsx'
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
  const show = (next: SiderSearch) =>
    void navigate({ to: staffPaths.siders, search: next, replace: true, resetScroll: false })
  return (
    <StaffDirectory
      className="max-w-6xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      home={t(($) => $.home)}
      creation={{
        label: t(($) => $.create.open),
        dialog: (onClose) => <NewSiderDialog onClose={onClose} />,
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
      search={{
        label: t(($) => $.search),
        text: search.q,
        onSearch: (q) => show({ ...search, q, page: undefined }),
      }}
    >
      <ErasuresPanel />
      <FoundSiders search={search} onClear={() => show({})} />
    </StaffDirectory>
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
  return (
    <EmptyList
      isNarrowed={Object.values(search).some((value) => value !== undefined)}
      icon={<Users aria-hidden />}
      empty={{ title: t(($) => $.empty), text: t(($) => $.emptyText) }}
      noMatch={{ title: t(($) => $.noMatch), text: t(($) => $.noMatchText) }}
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
    />
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
