import { stagePageSize } from '@renfort/contract/staffing.ts'
import { type StaffingStage, staffingStages } from '@renfort/domain/hiring/staffing-stage.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import PartyPopper from 'lucide-react/icons/party-popper'
import { useEffect, useEffectEvent, useState } from 'react'
import { staffPaths } from '../../platform/screen-paths.ts'
import { StaffPage } from '../../platform/staff-page.tsx'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type QueueFilters, queueQuery } from './queries.ts'
import { QueueTable } from './queue-table.tsx'
import { useStaffingWords } from './words.ts'

/** The missions of all companies that internal staff staff; the address has the view. */
export function QueuePage({ filters }: { filters: QueueFilters }) {
  const t = useStaffingWords()
  const { stage = 'toStaff', q = '' } = filters
  return (
    <StaffPage
      title={t(($) => $.title)}
      context={t(($) => $.context[stage === 'toStaff' ? 'nextFirst' : 'latestFirst'])}
      home={t(($) => $.back)}
    >
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-4">
        <StageTabs stage={stage} q={q} />
        <QueueSearch key={stage} stage={stage} q={q} />
      </div>
      <Queue filters={filters} />
    </StaffPage>
  )
}

function StageTabs({ stage, q }: { stage: StaffingStage; q: string }) {
  const t = useStaffingWords()
  return (
    <TabLinks
      className="narrow:w-full"
      label={t(($) => $.stages.label)}
      selected={stage}
      tabs={staffingStages.map((id) => ({ id, label: t(($) => $.stages[id]) }))}
      link={({ id, ...link }) => (
        <Link
          to={staffPaths.staffing}
          search={{ stage: staffingStages.find((known) => known === id), q: q || undefined }}
          {...link}
        />
      )}
    />
  )
}

function QueueSearch({ stage, q }: { stage: StaffingStage; q: string }) {
  const t = useStaffingWords()
  const navigate = useNavigate()
  const [term, setTerm] = useState(q)
  const settled = useDebounced(term.trim(), 'localSearch')
  const keep = useEffectEvent((found: string) => {
    if (found === q) return
    const search = { stage, q: found || undefined }
    void navigate({ to: staffPaths.staffing, search, replace: true })
  })
  useEffect(() => keep(settled), [settled])
  return (
    <SearchField
      className="w-80 narrow:w-full"
      label={t(($) => $.search)}
      value={term}
      onChange={setTerm}
    />
  )
}

function Queue({ filters }: { filters: QueueFilters }) {
  const t = useStaffingWords()
  const { stage = 'toStaff', q, page = 1 } = filters
  const { data, isError, refetch } = useQuery(queueQuery(filters))
  if (data === undefined && isError) {
    return (
      <FailedLoad
        title={t(($) => $.failure)}
        text={t(($) => $.failureText)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  if (data.tasks.length === 0) return <NoMission stage={stage} isSearched={q !== undefined} />
  return (
    <>
      <QueueTable missions={data.tasks} />
      <Pagination
        className="mt-4 flex justify-center"
        page={page}
        pageCount={Math.ceil(data.total / stagePageSize)}
        link={({ page: to, ...link }) => (
          <Link to={staffPaths.staffing} search={{ ...filters, page: to }} {...link} />
        )}
      />
    </>
  )
}

function NoMission({ stage, isSearched }: { stage: StaffingStage; isSearched: boolean }) {
  const t = useStaffingWords()
  const navigate = useNavigate()
  if (!isSearched) {
    return (
      <EmptyState title={t(($) => $.empty[stage])} icon={<PartyPopper aria-hidden />}>
        {t(($) => $.empty.text)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.empty.noMatch)}
      action={
        <Button onPress={() => void navigate({ to: staffPaths.staffing, search: { stage } })}>
          {t(($) => $.empty.clear)}
        </Button>
      }
    >
      {t(($) => $.empty.noMatchText)}
    </EmptyState>
  )
}
