import type { CandidateSource, WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { inCandidateOrder } from '@renfort/domain/sider/candidate-search.ts'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '../../../ui/use-toast.ts'
import { allCandidatesQuery, candidatePageQuery, chosenQueries } from '../queries.ts'
import type { CandidateSearch } from './candidate-filters.ts'

export interface Candidates {
  /** The search of the shown answers: the former one until the next is complete. */
  readonly search: CandidateSearch
  readonly totals: Readonly<Record<CandidateSource, number>> | undefined
  /** The selected people who match; `undefined` until all of them are checked. */
  readonly chosen: readonly WorkerCandidate[] | undefined
  readonly isSearching: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Adds newly selected people to the answers, so that they are not read again. */
  readonly knowChosen: (ids: readonly string[], people: readonly WorkerCandidate[]) => void
}

/** The results of the database for a search; they stay until the next ones have loaded. */
export function useCandidates(
  wanted: CandidateSearch,
  source: CandidateSource,
  selected: readonly string[],
): Candidates {
  const client = useQueryClient()
  const pages = source === 'organisation' ? [source] : (['organisation', source] as const)
  const next = useQueries({
    queries: [
      ...pages.map((each) => candidatePageQuery(wanted, each)),
      ...chosenQueries(wanted, selected),
    ],
  })
  const isReady = next.every(({ isSuccess }) => isSuccess)
  const [search, setSearch] = useState(wanted)
  if (isReady && search !== wanted) setSearch(wanted)
  const { data: first } = useQuery(candidatePageQuery(search, 'organisation'))
  const chosen = useQueries({ queries: chosenQueries(search, selected), combine: peopleOf })
  const failed = next.filter(({ isError }) => isError)
  return {
    search,
    totals: first?.totals,
    chosen,
    isSearching: !isReady && failed.length === 0,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const each of failed) void each.refetch()
    },
    knowChosen: (ids, people) => {
      if (chosen === undefined) return
      const known = [...chosen, ...people]
      for (const { queryKey, ids: asked } of chosenQueries(search, ids)) {
        client.setQueryData(queryKey, pageOf(known.filter(({ id }) => asked.includes(id))))
      }
    },
  }
}

function peopleOf(answers: readonly UseQueryResult<{ siders: WorkerCandidate[] }>[]) {
  const known = answers.flatMap(({ data }) => (data === undefined ? [] : [data.siders]))
  return known.length < answers.length ? undefined : known.flat().toSorted(inCandidateOrder)
}

function pageOf(siders: WorkerCandidate[]) {
  const organisation = siders.filter(({ source }) => source === 'organisation').length
  const totals = { organisation, network: siders.length - organisation }
  return { siders, total: siders.length, totals, limit: siders.length, offset: 0 }
}

interface Selection {
  readonly candidates: Candidates
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[], people: readonly WorkerCandidate[]) => void
  readonly max: number
  readonly fullReason: string
}

/** Selects everybody in a tab, drawn or not: the people whom the database finds at that moment. */
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

/** A selection with more people, in the order of their selection. */
export function withSelected(selected: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...selected, ...ids])]
}

export function withoutSelected(selected: readonly string[], ids: readonly string[]): string[] {
  const removed = new Set(ids)
  return selected.filter((id) => !removed.has(id))
}
