import type { CandidateSource, WorkerCandidate } from '@renfort/contract/worker.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useToast } from '../../ui/use-toast.ts'
import { allCandidatesQuery } from './queries.ts'
import { withSelected } from './selection.ts'
import type { Candidates } from './use-candidates.ts'

interface Selection {
  readonly candidates: Candidates
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  readonly max: number
  readonly fullReason: string
}

/** Selects everybody of a tab, drawn or not: exactly those whom the database finds at that moment. */
export function useSelectAll(selection: Selection): (source: CandidateSource) => Promise<void> {
  const client = useQueryClient()
  const toast = useToast()
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  return async (source) => {
    const { search } = selection.candidates
    const { siders, total } = await client.fetchQuery(
      allCandidatesQuery(search, source, selection.max),
    )
    // The selection and the list may have changed during the call.
    const { candidates, selected, onChange, max, fullReason } = latest.current
    const ids = withSelected(
      selected,
      siders.map(({ id }) => id),
    )
    if (total > siders.length || ids.length > max) return void toast.warning(fullReason)
    if (candidates.search === search) candidates.knowChosen(ids, siders)
    onChange(ids, siders)
  }
}
