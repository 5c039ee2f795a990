import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { newlySelected, withoutSelected, withSelected } from './selection.ts'
import { WorkerRow } from './worker-row.tsx'
import { useWorkerWords } from './words.ts'

interface WorkerListProps {
  label: string
  candidates: readonly WorkerCandidate[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
  /** How many may be selected in all; more are refused (WORK-13). */
  max: number
  empty: ReactNode
  disabledReason: string | undefined
}

const rowHeight = 65

/** The people of a tab, with the box that selects all of them (WORK-03). */
export function WorkerList({
  label,
  candidates,
  selected,
  onChange,
  max,
  empty,
  disabledReason,
}: WorkerListProps) {
  const t = useWorkerWords()
  const chosen = new Set(selected)
  const count = candidates.length
  const chosenHere = candidates.filter(({ id }) => chosen.has(id)).length
  const room = max - selected.length
  const isFull = t(($) => $.tooMany, { count: max })
  const allReason = newlySelected(selected, candidates) > room ? isFull : undefined

  if (count === 0) return empty
  const toggle = (id: string, isSelected: boolean) =>
    onChange(isSelected ? withSelected(selected, [id]) : withoutSelected(selected, [id]))
  const toggleAll = (isSelected: boolean) => {
    const ids = candidates.map(({ id }) => id)
    onChange(isSelected ? withSelected(selected, ids) : withoutSelected(selected, ids))
  }
  return (
    <div className="rounded-panel border border-line bg-surface">
      <div className="border-b border-line px-3 py-2.5 text-table">
        <Checkbox
          isSelected={chosenHere === count}
          isMixed={chosenHere > 0 && chosenHere < count}
          disabledReason={disabledReason ?? (chosenHere === count ? undefined : allReason)}
          onChange={toggleAll}
        >
          {t(($) => $.selectAll, { count })}
        </Checkbox>
      </div>
      <LongList label={label} items={candidates} keyOf={({ id }) => id} rowHeight={rowHeight}>
        {(candidate) => (
          <WorkerRow
            candidate={candidate}
            isSelected={chosen.has(candidate.id)}
            disabledReason={
              disabledReason ?? (room <= 0 && !chosen.has(candidate.id) ? isFull : undefined)
            }
            onToggle={toggle}
          />
        )}
      </LongList>
    </div>
  )
}
