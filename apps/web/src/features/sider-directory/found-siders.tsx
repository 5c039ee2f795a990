import { siderPageSize } from '@renfort/contract/sider.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import { FoundRows } from '../../platform/list-page.tsx'
import { staffPaths } from '../../platform/staff-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { sidersQuery } from './queries.ts'
import { useSiderColumns } from './sider-columns.tsx'
import type { SiderSearch } from './sider-search.ts'
import { useSiderDirectoryWords } from './words.ts'

interface FoundSidersProps {
  search: SiderSearch
  onClear: () => void
}

/** The Siders that match, a page at a time. */
export function FoundSiders({ search, onClear }: FoundSidersProps) {
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
