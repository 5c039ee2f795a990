import type { CandidateSource, WorkerCandidate } from '@renfort/contract/worker.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { isNarrowed } from './candidate-filters.ts'
import type { Candidates } from './use-candidates.ts'
import { useSelectAll } from './use-select-all.ts'
import { WorkerList } from './worker-list.tsx'
import { FoundWorkerRows, type RowsBehaviour, WorkerRows } from './worker-rows.tsx'
import type { MissionShifts } from './worker-row.tsx'
import { type EmptyTab, WorkersEmpty } from './workers-empty.tsx'
import { useWorkerWords } from './words.ts'

const tabIds = ['organisation', 'network', 'selected'] as const
export type TabId = (typeof tabIds)[number]

interface WorkerTabsProps {
  tab: TabId
  onTab: (tab: TabId) => void
  candidates: Candidates
  shifts: MissionShifts
  totals: Readonly<Record<CandidateSource, number>>
  chosen: readonly WorkerCandidate[]
  selected: readonly string[]
  onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  max: number
  fullReason: string
  disabledReason: string | undefined
  isDelegation: boolean
  onClear: () => void
}

/** The lists of people and what can be selected in each (WORK-01, WORK-03). */
export function WorkerTabs({
  tab,
  onTab,
  candidates,
  shifts,
  totals,
  chosen,
  isDelegation,
  onClear,
  ...selection
}: WorkerTabsProps) {
  const t = useWorkerWords()
  const { search } = candidates
  const selectAll = useSelectAll({ candidates, ...selection })
  const countOf = (id: TabId) => (id === 'selected' ? chosen.length : totals[id])
  const emptyOf = (id: TabId): EmptyTab =>
    isNarrowed(search) && (id !== 'selected' || selection.selected.length > 0) ? 'match' : id

  const rowsOf = (id: TabId) => (start: number, length: number, rows: RowsBehaviour) =>
    id === 'selected' ? (
      <WorkerRows
        {...rows}
        {...{ shifts, start }}
        candidates={chosen.slice(start, start + length)}
      />
    ) : (
      <FoundWorkerRows {...rows} {...{ search, shifts, start, length }} source={id} />
    )
  const content = (id: TabId) =>
    countOf(id) === 0 ? (
      <WorkersEmpty tab={emptyOf(id)} isDelegation={isDelegation} onClear={onClear} />
    ) : (
      <WorkerList
        {...selection}
        key={`${id} ${JSON.stringify(search)}`}
        label={t(($) => $.tabs[id])}
        count={countOf(id)}
        chosenHere={chosen.filter(({ source }) => id === 'selected' || source === id)}
        // Everybody in the list of the selected is already selected: nothing can be added there.
        onSelectAll={() => id !== 'selected' && void selectAll(id).catch(() => undefined)}
      >
        {rowsOf(id)}
      </WorkerList>
    )
  return (
    <div aria-busy={candidates.isSearching}>
      <span aria-live="polite" className="sr-only">
        {isNarrowed(search) && t(($) => $.found, { count: countOf(tab) })}
      </span>
      <Tabs
        label={t(($) => $.tabs.label)}
        selected={tab}
        onChange={(id) => onTab(tabIds.find((each) => each === id) ?? 'organisation')}
        tabs={tabIds.map((id) => ({
          id,
          label: t(($) => $.tabs[id]),
          count: id === 'selected' ? selection.selected.length : totals[id],
          content: content(id),
        }))}
      />
    </div>
  )
}
