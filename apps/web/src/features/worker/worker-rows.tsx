import type { CandidateSource, WorkerCandidate } from '@renfort/contract/worker.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { LongListRow } from '../../ui/long-list.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { CandidateSearch } from './candidate-filters.ts'
import { candidatePageQuery } from './queries.ts'
import { type MissionShifts, WorkerRow } from './worker-row.tsx'
import { useWorkerWords } from './words.ts'

export const workerRowHeight = 86

/** How the rows of a list behave. */
export interface RowsBehaviour {
  readonly count: number
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (candidate: WorkerCandidate, isSelected: boolean) => void
  readonly reasonOf: (id: string) => string | undefined
}

interface WorkerRowsProps extends RowsBehaviour {
  candidates: readonly WorkerCandidate[]
  shifts: MissionShifts
  start: number
}

export function WorkerRows({
  candidates,
  shifts,
  start,
  count,
  chosen,
  onToggle,
  reasonOf,
}: WorkerRowsProps) {
  return candidates.map((candidate, index) => (
    <LongListRow key={candidate.id} place={start + index} count={count}>
      <WorkerRow
        candidate={candidate}
        shifts={shifts}
        isSelected={chosen.has(candidate.id)}
        disabledReason={reasonOf(candidate.id)}
        onToggle={onToggle}
      />
    </LongListRow>
  ))
}

interface FoundWorkerRowsProps extends RowsBehaviour {
  search: CandidateSearch
  shifts: MissionShifts
  source: CandidateSource
  start: number
  length: number
}

/** A page of a tab, asked for when it comes near the window. */
export function FoundWorkerRows({ search, source, length, ...rows }: FoundWorkerRowsProps) {
  const t = useWorkerWords()
  const { data, isError, refetch } = useQuery(candidatePageQuery(search, source, rows.start))
  if (data !== undefined) return <WorkerRows {...rows} candidates={data.siders} />
  return (
    <li style={{ minHeight: length * workerRowHeight }}>
      {isError ? (
        <span className="flex flex-wrap items-center gap-4 px-3 py-2.5">
          {t(($) => $.failure.rows)}
          <Button onPress={() => void refetch()}>{t(($) => $.failure.retry)}</Button>
        </span>
      ) : (
        <SkeletonRows rows={length} rowHeight={workerRowHeight} />
      )}
    </li>
  )
}
