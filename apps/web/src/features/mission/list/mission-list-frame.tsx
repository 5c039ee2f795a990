import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useSearchedText } from '../../../platform/use-searched-text.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { NewMissionButton } from '../../job-description/new-mission/new-mission-button.tsx'
import { countsQuery } from '../../mission-record/queries.ts'
import {
  type MissionFilters,
  otherPages,
  type StatusPage,
  tabPages,
  totalOf,
  useFilterList,
} from './mission-filters.ts'
import { membersQuery } from './queries.ts'
import { useMissionWords } from '../words.ts'

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
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-4">
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
          <Link to={screenPaths.allMissions} search={filters} {...link} />
        ) : (
          <Link
            to={screenPaths.missionsOfStatus}
            params={{ status: id }}
            search={filters}
            {...link}
          />
        )
      }
    />
  )
}

/** Selects a status without a tab. */
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
        void navigate({
          to: screenPaths.missionsOfStatus,
          params: { status: page },
          search: filters,
        })
      }
    />
  )
}

interface MissionSearchProps {
  status: StatusPage | 'all'
  filters: MissionFilters
}

/** Searches while the user types; the address has the searched text. */
function MissionSearch({ status, filters }: MissionSearchProps) {
  const t = useMissionWords()
  const filter = useFilterList(status)
  const [text, setText] = useSearchedText({
    searched: filters.q ?? '',
    pause: 'localSearch',
    onSearch: (q) => filter({ ...filters, q: q === '' ? undefined : q }, true),
  })
  return (
    <SearchField
      label={t(($) => $.search)}
      placeholder={t(($) => $.searchIn)}
      value={text}
      onChange={(typed) => setText(typed.slice(0, mostCharacters))}
      className="w-64 max-xl:w-52 narrow:w-full"
    />
  )
}

const mostCharacters = 100

const everyone = 'everyone'

interface ManagerFilterProps {
  status: StatusPage | 'all'
  filters: MissionFilters
}

/** Filters by manager, for an admin of a company with more than one member (TASK-09). */
function ManagerFilter({ status, filters: { managerId, q } }: ManagerFilterProps) {
  const t = useMissionWords()
  const filter = useFilterList(status)
  const filters = useCan('mission.filterByManager').allowed
  const { data: members = [] } = useQuery({ ...membersQuery(), enabled: filters })
  if (!filters || members.length <= 1) return null
  const managers = members.filter(({ id, role }) => role !== 'collaborator' || id === managerId)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.managerFilter)}
      className="w-56 max-xl:w-44 narrow:flex-1"
      value={managerId ?? everyone}
      options={[
        { id: everyone, label: t(($) => $.everyManager) },
        ...managers.map((member) => ({ id: member.id, label: fullName(member) })),
      ]}
      onChange={(id) => filter({ q, managerId: id === everyone ? undefined : id })}
    />
  )
}
