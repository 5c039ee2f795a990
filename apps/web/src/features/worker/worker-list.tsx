import { candidatePageSize, type WorkerCandidate } from '@renfort/contract/worker.ts'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { withoutSelected, withSelected } from './selection.ts'
import { type RowsBehaviour, workerRowHeight } from './worker-rows.tsx'
import { useWorkerWords } from './words.ts'

interface WorkerListProps {
  label: string
  /** How many people the tab has, drawn or not. */
  count: number
  /** Those of them who are selected. */
  chosenHere: readonly WorkerCandidate[]
  selected: readonly string[]
  /** The people are those who join the selection. */
  onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  onSelectAll: () => void
  /** How many may be selected in all; more are refused (WORK-13), for this reason. */
  max: number
  fullReason: string
  disabledReason: string | undefined
  /** A page of rows. */
  children: (start: number, length: number, rows: RowsBehaviour) => ReactNode
}

/** The people of a tab, with the box that selects all of them (WORK-03). */
export function WorkerList({
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
}: WorkerListProps) {
  const t = useWorkerWords()
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
        rowHeight={workerRowHeight}
      >
        {(start, length) => children(start, length, rows)}
      </LongList>
    </div>
  )
}
