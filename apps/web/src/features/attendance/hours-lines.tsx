import { hoursPageSize } from '@renfort/contract/attendance.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { HoursDesk } from './hours-desk.tsx'
import { HoursEmpty } from './hours-empty.tsx'
import type { HoursSearch } from './hours-search.ts'
import { hoursQuery } from './queries.ts'
import { useHoursWords } from './words.ts'

interface HoursLinesProps {
  search: HoursSearch
}

/** One page of hours, or why there is none. */
export function HoursLines({ search }: HoursLinesProps) {
  const t = useHoursWords()
  const today = useProductClock().today()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...hoursQuery(search, today),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  if (isError) {
    return (
      <EmptyState
        title={t(($) => $.failure)}
        icon={<CloudOff aria-hidden />}
        action={<Button onPress={() => void refetch()}>{t(($) => $.retry)}</Button>}
      >
        {t(($) => $.failureText)}
      </EmptyState>
    )
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  const { attendances, total } = data
  if (total === 0) return <HoursEmpty search={search} />
  const page = search.pageNumber ?? 1
  const pageCount = Math.ceil(total / hoursPageSize)
  // When the last line of the last page is decided, the page before is shown.
  if (page > pageCount && !isPlaceholderData) {
    return (
      <Navigate to="/timesheets" search={{ ...search, pageNumber: shown(pageCount) }} replace />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      {/* Another page begins with nothing chosen. */}
      <HoursDesk key={JSON.stringify(search)} search={search} lines={attendances} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="text-table text-muted">{t(($) => $.lines, { count: total })}</p>
        <Pagination
          page={page}
          pageCount={pageCount}
          link={({ page: to, ...link }) => (
            <Link to="/timesheets" search={{ ...search, pageNumber: shown(to) }} {...link} />
          )}
        />
      </div>
    </div>
  )
}

/** The first page is not said (TS-02). */
function shown(page: number): number | undefined {
  return page === 1 ? undefined : page
}
