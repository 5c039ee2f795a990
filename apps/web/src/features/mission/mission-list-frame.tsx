import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/me.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { NewMissionButton } from '../job-description/new-mission-button.tsx'
import { countsQuery } from '../mission-record/queries.ts'
import { ManagerFilter } from './manager-filter.tsx'
import type { MissionFilters } from './mission-filters.ts'
import { MissionSearch } from './mission-search.tsx'
import { otherPages, type StatusPage, tabPages, totalOf } from './status-page.ts'
import { useMissionWords } from './words.ts'

interface MissionListFrameProps {
  status: StatusPage | 'all'
  filters: MissionFilters
  children: ReactNode
}

/** Title, tabs with their totals and one row of filters around the lists of missions (TASK-08, TASK-09). */
export function MissionListFrame({ status, filters, children }: MissionListFrameProps) {
  const t = useMissionWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        actions={<NewMissionButton className="narrow:w-full" />}
      />
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-2">
        <StatusTabs status={status} filters={filters} />
        <div className="flex flex-wrap items-center gap-2 narrow:w-full">
          <MissionSearch status={status} filters={filters} />
          <StatusSelect status={status} filters={filters} />
          <ManagerFilter status={status} filters={filters} />
        </div>
      </div>
      {children}
    </div>
  )
}

type Filters = Omit<MissionListFrameProps, 'children'>

function StatusTabs({ status, filters }: Filters) {
  const t = useMissionWords()
  const listsDrafts = useCan('mission.listDrafts').allowed
  const { data: counts } = useQuery(countsQuery(filters))
  return (
    <TabLinks
      className="narrow:w-full"
      label={t(($) => $.views)}
      selected={status}
      tabs={tabPages
        .filter((page) => page !== 'draft' || listsDrafts)
        .map((page) => ({
          id: page,
          label: t(($) => $.tabs[page]),
          count: counts && totalOf(page, counts),
        }))}
      link={({ id, ...link }) =>
        id === 'all' ? (
          <Link to="/tasks/all" search={filters} {...link} />
        ) : (
          <Link to="/tasks/$status" params={{ status: id }} search={filters} {...link} />
        )
      }
    />
  )
}

/** The statuses that have no tab. */
function StatusSelect({ status, filters }: Filters) {
  const t = useMissionWords()
  const navigate = useNavigate()
  const chosen = otherPages.find((page) => page === status)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.otherStatus)}
      placeholder={t(($) => $.otherStatus)}
      className="w-40 narrow:flex-1"
      value={chosen ?? null}
      options={otherPages.map((page) => ({ id: page, label: t(($) => $.statuses[page]) }))}
      onChange={(page) =>
        void navigate({ to: '/tasks/$status', params: { status: page }, search: filters })
      }
    />
  )
}
