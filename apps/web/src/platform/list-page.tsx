import type { UseQueryResult } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedLoad } from '../ui/failed-load.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import type { Pause } from './pauses.ts'
import { useSearchedText } from './use-searched-text.ts'

interface ListPageProps extends ComponentProps<typeof PageHeader> {
  search: ListSearchProps
  /** Filters besides the search. */
  filters?: ReactNode
  /** The class for the width of the page. */
  className: string
  children: ReactNode
}

interface ListSearchProps {
  label: string
  /** The searched text of the address. */
  text: string | undefined
  pause: Pause
  className: string
  /** Writes the searched text into the address; `undefined` when it is empty. */
  onSearch: (text: string | undefined) => void
}

/** A list with its search and filters, which the address keeps. */
export function ListPage({ search, filters, className, children, ...header }: ListPageProps) {
  return (
    <div className={classNames('mx-auto', className)}>
      <PageHeader {...header} />
      <div data-print="hide" className="flex flex-wrap items-end gap-3 pb-4">
        <ListSearch {...search} />
        {filters}
      </div>
      {children}
    </div>
  )
}

function ListSearch({ label, text = '', pause, className, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useSearchedText({
    searched: text,
    pause,
    onSearch: (settled) => onSearch(settled || undefined),
  })
  return <SearchField {...{ label, className }} value={typed} onChange={setTyped} />
}

interface FoundRowsProps<Found, Row> {
  query: Pick<UseQueryResult<Found>, 'data' | 'isError' | 'refetch'>
  rowsOf: (found: Found) => readonly Row[]
  rowHeight?: number
  /** The message when the list does not load. */
  failure: string
  /** Replaces a table without rows. */
  empty: ReactNode
  count: (total: number) => string
  page: number | undefined
  pageSize: number
  link: ComponentProps<typeof Pagination>['link']
  children: (rows: readonly Row[]) => ReactNode
}

/** One page of the results, their total, and links to the other pages. */
export function FoundRows<Found extends { readonly total: number }, Row>({
  query: { data, isError, refetch },
  rowsOf,
  rowHeight = 56,
  failure,
  empty,
  count,
  page = 1,
  pageSize,
  link,
  children,
}: FoundRowsProps<Found, Row>) {
  if (isError) return <FailedLoad title={failure} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={rowHeight} />
  const rows = rowsOf(data)
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p aria-live="polite" className="text-table text-muted">
          {count(data.total)}
        </p>
        <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} link={link} />
      </div>
    </>
  )
}

interface Said {
  title: string
  text: string
}

interface EmptyListProps {
  /** True where the search or the filters may hide rows. */
  isNarrowed: boolean
  icon: ReactNode
  empty: Said
  noMatch: Said
  /** Clears the search and the filters. */
  action: ReactNode
}

/** Says what will appear in a list, or that its search or its filters hide everything. */
export function EmptyList({ isNarrowed, icon, empty, noMatch, action }: EmptyListProps) {
  if (!isNarrowed) {
    return (
      <EmptyState title={empty.title} icon={icon}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={noMatch.title} icon={<SearchX aria-hidden />} action={action}>
      {noMatch.text}
    </EmptyState>
  )
}
