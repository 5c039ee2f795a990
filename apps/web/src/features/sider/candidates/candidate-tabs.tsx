import {
  candidatePageSize,
  type CandidateSource,
  type WorkerCandidate,
} from '@renfort/contract/company-sider.ts'
import SearchX from 'lucide-react/icons/search-x'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useSiderWords } from '../words.ts'
import { isNarrowed } from './candidate-filters.ts'
import {
  candidateRowHeight,
  CandidateRows,
  FoundCandidateRows,
  type MissionShifts,
  type RowsBehaviour,
} from './candidate-rows.tsx'
import { type Candidates, useSelectAll, withoutSelected, withSelected } from './use-candidates.ts'

const tabIds = ['organisation', 'network', 'selected'] as const
export type TabId = (typeof tabIds)[number]

interface CandidateTabsProps {
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
export function CandidateTabs({
  tab,
  onTab,
  candidates,
  shifts,
  totals,
  chosen,
  isDelegation,
  onClear,
  ...selection
}: CandidateTabsProps) {
  const t = useSiderWords()
  const { search } = candidates
  const selectAll = useSelectAll({ candidates, ...selection })
  const countOf = (id: TabId) => (id === 'selected' ? chosen.length : totals[id])
  const emptyOf = (id: TabId): EmptyTab =>
    isNarrowed(search) && (id !== 'selected' || selection.selected.length > 0) ? 'match' : id

  const rowsOf = (id: TabId) => (start: number, length: number, rows: RowsBehaviour) =>
    id === 'selected' ? (
      <CandidateRows
        {...rows}
        {...{ shifts, start }}
        candidates={chosen.slice(start, start + length)}
      />
    ) : (
      <FoundCandidateRows {...rows} {...{ search, shifts, start, length }} source={id} />
    )
  const content = (id: TabId) =>
    countOf(id) === 0 ? (
      <NoCandidates tab={emptyOf(id)} isDelegation={isDelegation} onClear={onClear} />
    ) : (
      <CandidateList
        {...selection}
        key={`${id} ${JSON.stringify(search)}`}
        label={t(($) => $.tabs[id])}
        count={countOf(id)}
        chosenHere={chosen.filter(({ source }) => id === 'selected' || source === id)}
        // Everybody in the list of selected people is already selected.
        onSelectAll={() => id !== 'selected' && void selectAll(id).catch(() => undefined)}
      >
        {rowsOf(id)}
      </CandidateList>
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

interface CandidateListProps {
  label: string
  /** The number of people in the tab, drawn or not. */
  count: number
  /** The selected people of this tab. */
  chosenHere: readonly WorkerCandidate[]
  selected: readonly string[]
  /** `people` are those who join the selection. */
  onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  onSelectAll: () => void
  /** The maximum of the selection; the list refuses more, with this reason (WORK-13). */
  max: number
  fullReason: string
  disabledReason: string | undefined
  /** A page of rows. */
  children: (start: number, length: number, rows: RowsBehaviour) => ReactNode
}

/** The people of a tab, with a checkbox that selects all (WORK-03). */
function CandidateList({
  label,
  count,
  chosenHere,
  selected,
  onChange,
  onSelectAll,
  max,
  fullReason,
  disabledReason,
  children,
}: CandidateListProps) {
  const t = useSiderWords()
  const chosen = new Set(selected)
  const room = max - selected.length
  const isWhole = chosenHere.length === count
  const rows: RowsBehaviour = {
    count,
    chosen,
    onToggle: (candidate, isSelected) =>
      isSelected
        ? onChange(withSelected(selected, [candidate.id]), [candidate])
        : onChange(withoutSelected(selected, [candidate.id]), []),
    reasonOf: (id) => disabledReason ?? (room <= 0 && !chosen.has(id) ? fullReason : undefined),
  }
  const unselectAll = () => {
    const ids = chosenHere.map(({ id }) => id)
    onChange(withoutSelected(selected, ids), [])
  }
  return (
    <div className="rounded-panel border border-line bg-surface">
      <div className="border-b border-line px-3 py-2.5 text-table">
        <Checkbox
          isSelected={isWhole}
          isMixed={chosenHere.length > 0 && !isWhole}
          disabledReason={
            disabledReason ?? (count - chosenHere.length > room ? fullReason : undefined)
          }
          onChange={(isSelected) => (isSelected ? onSelectAll() : unselectAll())}
        >
          {t(($) => $.selectAll, { count })}
        </Checkbox>
      </div>
      <LongList
        label={label}
        count={count}
        pageSize={candidatePageSize}
        rowHeight={candidateRowHeight}
      >
        {(start, length) => children(start, length, rows)}
      </LongList>
    </div>
  )
}

/** Why a tab is empty. */
type EmptyTab = 'organisation' | 'network' | 'selected' | 'match'

interface NoCandidatesProps {
  tab: EmptyTab
  isDelegation: boolean
  onClear: () => void
}

const icons: Record<EmptyTab, ReactNode> = {
  organisation: <UserRound aria-hidden />,
  network: <UsersRound aria-hidden />,
  selected: <UserRoundCheck aria-hidden />,
  match: <SearchX aria-hidden />,
}

/** Says who will appear in a tab, and what to do until then (WORK-14). */
function NoCandidates({ tab, isDelegation, onClear }: NoCandidatesProps) {
  const t = useSiderWords()
  const texts: Record<EmptyTab, string> = {
    organisation: isDelegation
      ? t(($) => $.empty.organisationText)
      : t(($) => $.empty.organisationGestion),
    network: t(($) => $.empty.networkText),
    selected: isDelegation
      ? t(($) => $.empty.selectedDelegation)
      : t(($) => $.empty.selectedGestion),
    match: t(($) => $.empty.matchText),
  }
  return (
    <div className="rounded-panel border border-line bg-surface">
      <EmptyState
        level={3}
        icon={icons[tab]}
        title={t(($) => $.empty[`${tab}Title`])}
        action={tab === 'match' && <Button onPress={onClear}>{t(($) => $.clearSearch)}</Button>}
      >
        {texts[tab]}
      </EmptyState>
    </div>
  )
}
