import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/me.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { NewMissionButton } from '../job-description/new-mission-button.tsx'
import { ManagerFilter } from './manager-filter.tsx'
import { otherPages, type StatusPage, tabPages } from './status-page.ts'
import { useMissionWords } from './words.ts'

interface MissionListFrameProps {
  status: StatusPage | 'all'
  managerId: string | undefined
  children: ReactNode
}

/** Title, tabs and filters around the lists of missions (TASK-08, TASK-09). */
export function MissionListFrame({ status, managerId, children }: MissionListFrameProps) {
  const t = useMissionWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        actions={
          <>
            <StatusSelect status={status} managerId={managerId} />
            <ManagerFilter status={status} managerId={managerId} />
            <NewMissionButton className="narrow:order-first narrow:w-full" />
          </>
        }
      />
      <StatusTabs status={status} managerId={managerId} />
      {children}
    </div>
  )
}

type Filters = Omit<MissionListFrameProps, 'children'>

function StatusTabs({ status, managerId }: Filters) {
  const t = useMissionWords()
  const listsDrafts = useCan('mission.listDrafts').allowed
  return (
    <TabLinks
      className="pb-5"
      label={t(($) => $.views)}
      selected={status}
      tabs={tabPages
        .filter((page) => page !== 'draft' || listsDrafts)
        .map((page) => ({ id: page, label: t(($) => $.tabs[page]) }))}
      link={({ id, ...link }) =>
        id === 'all' ? (
          <Link to="/tasks/all" search={{ managerId }} {...link} />
        ) : (
          <Link to="/tasks/$status" params={{ status: id }} search={{ managerId }} {...link} />
        )
      }
    />
  )
}

/** The statuses that have no tab. */
function StatusSelect({ status, managerId }: Filters) {
  const t = useMissionWords()
  const navigate = useNavigate()
  const chosen = otherPages.find((page) => page === status)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.otherStatus)}
      placeholder={t(($) => $.otherStatus)}
      className="w-44 max-xl:w-40 narrow:flex-1"
      value={chosen ?? null}
      options={otherPages.map((page) => ({ id: page, label: t(($) => $.statuses[page]) }))}
      onChange={(page) =>
        void navigate({ to: '/tasks/$status', params: { status: page }, search: { managerId } })
      }
    />
  )
}
