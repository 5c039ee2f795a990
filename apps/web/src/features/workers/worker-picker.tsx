import type { Mission } from '@renfort/contract/missions.ts'
import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import { maxSelectable, placesOf } from '@renfort/domain/worker/selection.ts'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, UserPlus } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  activeFilters,
  type CandidateFilters,
  filterCandidates,
  noFilters,
} from './candidate-filters.ts'
import { indexCandidates, searchCandidates } from './candidate-search.ts'
import { candidatesQuery } from './queries.ts'
import { withSelected } from './selection.ts'
import { type EmptyTab, WorkersEmpty } from './workers-empty.tsx'
import { WorkerList } from './worker-list.tsx'
import { useWorkerWords } from './words.ts'

const FiltersDialog = lazy(async () => ({
  default: (await import('./filters-dialog.tsx')).FiltersDialog,
}))
const NewProfileDialog = lazy(async () => ({
  default: (await import('./new-profile-dialog.tsx')).NewProfileDialog,
}))

interface WorkerPickerProps {
  mission: Pick<Mission, 'id' | 'type' | 'shifts' | 'flexiblePlanning' | 'requestedSiders'>
  /** Ids of the selected people, in the order in which they were chosen. */
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
  disabledReason?: string | undefined
}

const tabIds = ['organisation', 'network', 'selected'] as const
type TabId = (typeof tabIds)[number]

/** Who is asked for: the company's Siders, those of its network, those who are selected (WORK-01). */
export function WorkerPicker({ mission, selected, onChange, disabledReason }: WorkerPickerProps) {
  const t = useWorkerWords()
  const { data: known, isPending } = useQuery(candidatesQuery(mission.id))
  const [tab, setTab] = useState<TabId>('organisation')
  const [text, setText] = useState('')
  const [filters, setFilters] = useState<CandidateFilters>(noFilters)
  const [opened, setOpened] = useState<'filters' | 'profile' | null>(null)
  const candidates = useMemo(
    () => withRequested(known ?? [], mission.requestedSiders),
    [known, mission.requestedSiders],
  )
  const index = useMemo(() => indexCandidates(candidates), [candidates])
  const searched = useDeferredValue(text)
  const matching = useMemo(
    () => filterCandidates(searchCandidates(index, searched), filters),
    [index, searched, filters],
  )
  const isNarrowed = searched.trim() !== '' || activeFilters(filters) > 0
  const chosen = new Set(selected)
  const isDelegation = mission.type === 'delegation'
  const ofTab: Record<TabId, WorkerCandidate[]> = {
    organisation: matching.filter(({ source }) => source === 'organisation'),
    network: matching.filter(({ source }) => source === 'network'),
    selected: matching.filter(({ id }) => chosen.has(id)),
  }
  const counts: Record<TabId, number> = {
    organisation: ofTab.organisation.length,
    network: ofTab.network.length,
    selected: selected.length,
  }
  const clear = () => {
    setText('')
    setFilters(noFilters)
  }
  const emptyOf = (id: TabId): EmptyTab =>
    isNarrowed && (id !== 'selected' || selected.length > 0) ? 'match' : id

  if (isPending) return <SkeletonRows rows={6} rowHeight={64} />
  const content = (id: TabId) => (
    <WorkerList
      key={`${id} ${searched}`}
      label={t(($) => $.tabs[id])}
      candidates={ofTab[id]}
      selected={selected}
      onChange={onChange}
      max={maxSelectable(placesOf(mission))}
      disabledReason={disabledReason}
      empty={<WorkersEmpty tab={emptyOf(id)} isDelegation={isDelegation} onClear={clear} />}
    />
  )
  const active = activeFilters(filters)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SearchField
          className="min-w-56 flex-1"
          label={t(($) => $.search)}
          value={text}
          onChange={setText}
        />
        {isDelegation ? (
          <Button
            icon={<ListFilter aria-hidden size={17} />}
            aria-haspopup="dialog"
            onPress={() => setOpened('filters')}
          >
            {active === 0
              ? t(($) => $.filters.open)
              : t(($) => $.filters.openCount, { count: active })}
          </Button>
        ) : (
          <Button
            icon={<UserPlus aria-hidden size={17} />}
            aria-haspopup="dialog"
            disabledReason={disabledReason}
            onPress={() => setOpened('profile')}
          >
            {t(($) => $.add.open)}
          </Button>
        )}
      </div>
      <Tabs
        label={t(($) => $.tabs.label)}
        selected={tab}
        onChange={(id) => setTab(tabIds.find((each) => each === id) ?? 'organisation')}
        tabs={tabIds.map((id) => ({
          id,
          label: t(($) => $.tabs[id]),
          count: counts[id],
          content: content(id),
        }))}
      />
      <Suspense>
        {opened === 'filters' && (
          <FiltersDialog
            candidates={candidates}
            filters={filters}
            onApply={setFilters}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'profile' && (
          <NewProfileDialog
            missionId={mission.id}
            onClose={() => setOpened(null)}
            onAdded={({ id }) => {
              onChange(withSelected(selected, [id]))
              setTab('selected')
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Somebody who was asked for stays in the list, even if he is in no list of the company any more. */
function withRequested(
  candidates: readonly WorkerCandidate[],
  requested: Mission['requestedSiders'],
): WorkerCandidate[] {
  const known = new Set(candidates.map(({ id }) => id))
  const gone = requested
    .filter(({ id }) => !known.has(id))
    .map(({ id, firstName, lastName, pictureURL }) => ({
      id,
      firstName,
      lastName,
      phoneNumber: '',
      pictureUrl: pictureURL,
      isRecommended: false,
      source: 'organisation' as const,
      lastOrganisationName: null,
      jobTypes: [],
    }))
  return [...candidates, ...gone]
}
