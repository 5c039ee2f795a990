import { missionPageSize, type MissionRow } from '@renfort/contract/mission.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useMissionWords } from '../words.ts'
import { MissionEmpty, MissionGreeting } from './mission-empty.tsx'
import { isFiltered, type MissionFilters, otherPages, type StatusPage } from './mission-filters.ts'
import { MissionTable } from './mission-table.tsx'
import { anyMissionQuery, homeListQuery, statusListQuery } from './queries.ts'

/** The list arrives whole (TASK-03) and may have hundreds of rows: this many are drawn at once. */
const batch = 50

/** Ongoing missions, then upcoming ones, the soonest first (TASK-02). */
export function HomeList({ filters }: { filters: MissionFilters }) {
  const { tasks } = useSuspenseQuery(homeListQuery(filters)).data
  if (tasks.length === 0) return <NothingOpen filters={filters} />
  return (
    <div className="flex flex-col gap-6">
      <Section step="ongoing" missions={tasks.filter((task) => task.progressStep === 'ongoing')} />
      <Section
        step="upcoming"
        missions={tasks.filter((task) => task.progressStep === 'upcoming').toSorted(bySoonest)}
      />
    </div>
  )
}

function bySoonest(a: MissionRow, b: MissionRow): number {
  return Date.parse(a.startDate ?? a.createdAt) - Date.parse(b.startDate ?? b.createdAt)
}

interface SectionProps {
  step: 'ongoing' | 'upcoming'
  missions: readonly MissionRow[]
}

function Section({ step, missions }: SectionProps) {
  const t = useMissionWords()
  const id = useId()
  const [shown, setShown] = useState(batch)
  const hidden = missions.length - shown
  const more = Math.min(batch, hidden)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-2 pb-2 text-lg font-semibold">
        {t(($) => $.sections[step])}
        {missions.length > 0 && (
          <span className="text-table font-normal text-muted">
            {t(($) => $.count, { count: missions.length })}
          </span>
        )}
      </h2>
      {missions.length === 0 ? (
        <p className="border-y border-line py-4 text-muted">{t(($) => $.sectionEmpty[step])}</p>
      ) : (
        <MissionTable label={t(($) => $.sections[step])} missions={missions.slice(0, shown)} />
      )}
      {hidden > 0 && (
        <Button className="mt-3" onPress={() => setShown(shown + batch)}>
          {t(($) => $.showMore, { count: more })}
        </Button>
      )}
    </section>
  )
}

function NothingOpen({ filters }: { filters: MissionFilters }) {
  const { total } = useSuspenseQuery(anyMissionQuery()).data
  return total === 0 && !isFiltered(filters) ? (
    <MissionGreeting />
  ) : (
    <MissionEmpty status="all" filters={filters} />
  )
}

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
