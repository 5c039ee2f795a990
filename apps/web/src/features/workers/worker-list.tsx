import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
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

/** Rows drawn at first, and each time more are asked for: a list of thousands stays quick. */
const pageSize = 100

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
  const [shownCount, setShownCount] = useState(pageSize)
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
      <ul aria-label={label}>
        {candidates.slice(0, shownCount).map((candidate) => (
          <WorkerRow
            key={candidate.id}
            candidate={candidate}
            isSelected={chosen.has(candidate.id)}
            disabledReason={
              disabledReason ?? (room <= 0 && !chosen.has(candidate.id) ? isFull : undefined)
            }
            onToggle={toggle}
          />
        ))}
      </ul>
      {count > shownCount && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-3 py-2.5">
          <span className="text-table text-muted tabular-nums">
            {t(($) => $.shown, { shown: shownCount, count })}
          </span>
          <Button size="small" onPress={() => setShownCount(shownCount + pageSize)}>
            {t(($) => $.more, { count: Math.min(pageSize, count - shownCount) })}
          </Button>
        </div>
      )}
    </div>
  )
}
