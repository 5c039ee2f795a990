import type { CandidateSource, WorkerCandidate } from '@renfort/contract/worker.ts'
import { inCandidateOrder } from '@renfort/domain/worker/candidate-search.ts'
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CandidateSearch } from './candidate-filters.ts'
import { candidatePageQuery, chosenQueries } from './queries.ts'

export interface Candidates {
  /** What the answers in sight belong to: the former search until the next one is answered whole. */
  readonly search: CandidateSearch
  readonly totals: Readonly<Record<CandidateSource, number>> | undefined
  /** The selected people who match; missing until all of them were checked. */
  readonly chosen: readonly WorkerCandidate[] | undefined
  readonly isSearching: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Adds newly selected people to the answers, so that they are not read again. */
  readonly knowChosen: (ids: readonly string[], people: readonly WorkerCandidate[]) => void
}

/** What the database answers for a search; a result stays in sight until the next one has come. */
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
