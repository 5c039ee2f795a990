import { missionPageSize } from '@renfort/contract/mission.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { MissionEmpty } from './mission-empty.tsx'
import { type MissionFilters, otherPages, type StatusPage } from './mission-filters.ts'
import { MissionTable } from './mission-table.tsx'
import { statusListQuery } from './queries.ts'
import { useMissionWords } from '../words.ts'

interface StatusListProps {
  status: StatusPage
  page: number
  filters: MissionFilters
}

/** The missions of one status, ten on a page (TASK-04). */
export function StatusList({ status, page, filters }: StatusListProps) {
  const t = useMissionWords()
  const { tasks, total } = useSuspenseQuery(statusListQuery({ status, page, filters })).data
  const pageCount = Math.ceil(total / missionPageSize)
  const other = otherPages.find((one) => one === status)
  const label = other === undefined ? t(($) => $.tabs[tabOf(status)]) : t(($) => $.statuses[other])
  if (total === 0) return <MissionEmpty status={status} filters={filters} />
  // When the last row of the last page is deleted, the previous page is shown.
  if (page > pageCount) {
    const search = { ...filters, page: pageCount }
    return (
      <Navigate to={screenPaths.missionsOfStatus} params={{ status }} search={search} replace />
    )
  }
  return (
    <>
      <MissionTable label={label} missions={tasks} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="text-table text-muted">{t(($) => $.count, { count: total })}</p>
        <Pagination
          page={page}
          pageCount={pageCount}
          link={({ page: to, ...link }) => (
            <Link
              to={screenPaths.missionsOfStatus}
              params={{ status }}
              search={{ ...filters, page: to }}
              {...link}
            />
          )}
        />
      </div>
    </>
  )
}

function tabOf(status: StatusPage): 'draft' | 'completed' {
  return status === 'draft' ? status : 'completed'
}
