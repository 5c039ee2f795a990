import type { Mission } from '@renfort/contract/mission.ts'
import type { WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { maxSelectable, placesOf, requestedSidersLimit } from '@renfort/domain/sider/selection.ts'
import ListFilter from 'lucide-react/icons/list-filter'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useSiderWords } from '../words.ts'
import { activeFilters, type CandidateFilters, noFilters } from './candidate-filters.ts'
import { candidateRowHeight } from './candidate-rows.tsx'
import { CandidateTabs, type TabId } from './candidate-tabs.tsx'
import { useCandidates, withSelected } from './use-candidates.ts'

const FiltersDialog = lazy(async () => ({
  default: (await import('./filters-dialog.tsx')).FiltersDialog,
}))
const NewProfileDialog = lazy(async () => ({
  default: (await import('./new-profile-dialog.tsx')).NewProfileDialog,
}))

interface SiderPickerProps {
  mission: Pick<Mission, 'id' | 'type' | 'shifts' | 'flexiblePlanning' | 'location'>
  /** Ids of the selected people, in the order of their selection. */
  selected: readonly string[]
  /** `people` are those who join the selection, by name. */
  onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  disabledReason?: string | undefined
}

/** Chooses the requested Siders among those of the company, of its network, and the selected ones (WORK-01). */
export function SiderPicker({ mission, selected, onChange, disabledReason }: SiderPickerProps) {
  const t = useSiderWords()
  const [tab, setTab] = useState<TabId>('organisation')
  const [text, setText] = useState('')
  const [filters, setFilters] = useState<CandidateFilters>(noFilters)
  const [opened, setOpened] = useState<'filters' | 'profile' | null>(null)
  const search = useSearch(mission.id, text, filters)
  const source = tab === 'network' ? tab : 'organisation'
  const candidates = useCandidates(search, source, selected)
  const { totals, chosen } = candidates
  const places = maxSelectable(placesOf(mission))
  const isDelegation = mission.type === 'delegation'
  const choose: SiderPickerProps['onChange'] = (ids, people) => {
    candidates.knowChosen(ids, people)
    onChange(ids, people)
  }
  return (
    <div className="flex flex-col gap-4">
      <CandidateTools
        {...{ isDelegation, text, disabledReason }}
        onTextChange={setText}
        activeFilters={activeFilters(filters)}
        onFilter={() => setOpened('filters')}
        onAdd={() => setOpened('profile')}
      />
      {candidates.hasFailed && <SearchFailure onRetry={candidates.retry} />}
      {totals !== undefined && chosen !== undefined ? (
        <CandidateTabs
          {...{ tab, candidates, totals, chosen, selected, disabledReason, isDelegation }}
          shifts={mission.shifts}
          onTab={setTab}
          onChange={choose}
          max={Math.min(places, requestedSidersLimit)}
          fullReason={
            places > requestedSidersLimit
              ? t(($) => $.atMost, { count: requestedSidersLimit })
              : t(($) => $.tooMany, { count: places })
          }
          onClear={() => {
            setText('')
            setFilters(noFilters)
          }}
        />
      ) : (
        !candidates.hasFailed && <SkeletonRows rows={6} rowHeight={candidateRowHeight} />
      )}
      <Suspense>
        {opened === 'filters' && (
          <FiltersDialog
            missionId={mission.id}
            isLocated={typeof mission.location?.lat === 'number'}
            filters={filters}
            onApply={setFilters}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'profile' && (
          <NewProfileDialog
            onClose={() => setOpened(null)}
            onAdded={(sider) => {
              choose(withSelected(selected, [sider.id]), [sider])
              setTab('selected')
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The search text once typing pauses; clearing it applies at once. */
function useSearch(missionId: string, text: string, filters: CandidateFilters) {
  const typed = text.trim()
  const rested = useDebounced(typed, 'localSearch')
  const q = typed === '' ? '' : rested
  return useMemo(() => ({ missionId, q, filters }), [missionId, q, filters])
}

function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useSiderWords()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{t(($) => $.failure.search)}</p>
      <Button onPress={onRetry}>{t(($) => $.failure.retry)}</Button>
    </div>
  )
}

interface CandidateToolsProps {
  isDelegation: boolean
  text: string
  onTextChange: (text: string) => void
  activeFilters: number
  onFilter: () => void
  onAdd: () => void
  disabledReason: string | undefined
}

/** The search, next to the filters of a delegation or the button that adds a person to a payroll mission. */
function CandidateTools({
  isDelegation,
  text,
  onTextChange,
  activeFilters,
  onFilter,
  onAdd,
  disabledReason,
}: CandidateToolsProps) {
  const t = useSiderWords()
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        className="min-w-56 flex-1"
        label={t(($) => $.search)}
        value={text}
        onChange={onTextChange}
      />
      {isDelegation ? (
        <Button
          icon={<ListFilter aria-hidden size={17} />}
          aria-haspopup="dialog"
          onPress={onFilter}
        >
          {activeFilters === 0
            ? t(($) => $.filters.open)
            : t(($) => $.filters.openCount, { count: activeFilters })}
        </Button>
      ) : (
        <Button
          icon={<UserPlus aria-hidden size={17} />}
          aria-haspopup="dialog"
          disabledReason={disabledReason}
          onPress={onAdd}
        >
          {t(($) => $.add.open)}
        </Button>
      )}
    </div>
  )
}
