import { hoursPageSize } from '@renfort/contract/attendance/attendance.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import SearchX from 'lucide-react/icons/search-x'
import { useProductClock } from '../../platform/product-clock.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndOfList } from '../../ui/end-of-list.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Line } from './hours-line.ts'
import { type HoursSearch, isNarrowed, searchOfTab, tabOf } from './hours-search.ts'
import { hoursQuery } from './queries.ts'
import { HoursWithActions } from './validate/hours-with-actions.tsx'
import { useHoursWords } from './words.ts'

interface HoursLinesProps {
  search: HoursSearch
}

/** Hours from one page on; the next pages load on scrolling. Without hours, it says why. */
export function HoursLines({ search }: HoursLinesProps) {
  const t = useHoursWords()
  const words = useUiWords()
  const today = useProductClock().today()
  const hours = useInfiniteQuery({
    ...hoursQuery(search, today),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  const { data, isError, isPlaceholderData, refetch, hasNextPage, isFetchNextPageError } = hours
  if (isError && !isFetchNextPageError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  const total = data.pages.at(-1)?.total ?? 0
  if (total === 0) return <HoursEmpty search={search} />
  const page = search.pageNumber ?? 1
  const pageCount = Math.ceil(total / hoursPageSize)
  // When the last line of the last page is decided, the previous page is shown.
  if (page > pageCount && !isPlaceholderData) {
    return (
      <Navigate
        to={screenPaths.hours}
        search={{ ...search, pageNumber: shown(pageCount) }}
        replace
      />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <p className="text-table text-muted">{t(($) => $.lines, { count: total })}</p>
        <Pagination
          page={page}
          pageCount={pageCount}
          link={({ page: to, ...link }) => (
            <Link to={screenPaths.hours} search={{ ...search, pageNumber: shown(to) }} {...link} />
          )}
        />
      </div>
      {/* A new page starts with nothing chosen. */}
      <HoursWithActions
        key={JSON.stringify(search)}
        search={search}
        lines={linesOf(data.pages)}
        isWhole={page === 1 && !hasNextPage}
      />
      {isFetchNextPageError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-4">
          {t(($) => $.failure)}
          <Button size="small" onPress={() => void hours.fetchNextPage()}>
            {words.retry}
          </Button>
        </p>
      ) : (
        hasNextPage && (
          <NextLines key={data.pages.length} onNear={() => void hours.fetchNextPage()} />
        )
      )}
    </div>
  )
}

/** Marks where the next page begins: it is loaded when this comes near the window. */
function NextLines({ onNear }: { onNear: () => void }) {
  return (
    <>
      <EndOfList onNear={onNear} />
      <SkeletonRows rows={3} rowHeight={64} />
    </>
  )
}

/** A line that moved from one page to the next while they were read is shown once. */
function linesOf(pages: readonly { readonly attendances: readonly Line[] }[]): readonly Line[] {
  const all = pages.flatMap(({ attendances }) => attendances)
  return [...new Map(all.map((line) => [line.id, line])).values()]
}

/** The first page has no number in the address (TS-02). */
function shown(page: number): number | undefined {
  return page === 1 ? undefined : page
}

/** Says which hours will appear here, or that a filter hides them. */
function HoursEmpty({ search }: { search: HoursSearch }) {
  const t = useHoursWords()
  const tab = tabOf(search)
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={t(($) => $.noMatch)}
        icon={<SearchX aria-hidden />}
        action={
          <Link to={screenPaths.hours} search={searchOfTab(tab, {})} className={buttonClass()}>
            {t(($) => $.filters.clear)}
          </Link>
        }
      >
        {t(($) => $.noMatchText)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.empty[tab])}
      icon={tab === 'toVerify' ? <CircleCheck aria-hidden /> : <Clock3 aria-hidden />}
    >
      {t(($) => $.empty[`${tab}Text`])}
    </EmptyState>
  )
}
