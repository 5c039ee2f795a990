import {
  candidateIdsLimit,
  candidatePageSize,
  type CandidateSource,
  createWorker,
  listCandidateJobTypes,
  listCandidates,
  readWorker,
  setOwnNumber,
  type WorkerCandidate,
} from '@renfort/contract/company-sider.ts'
import { useQueryClient } from '@tanstack/react-query'
import { stale } from '../../platform/query-client.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import type { CandidateSearch } from './candidates/candidate-filters.ts'

interface CandidatePart {
  readonly source?: CandidateSource
  readonly offset?: number
  readonly limit?: number
  readonly ids?: readonly string[]
}

/** The list has the distance of each from the mission, and is ordered by the opinions. */
staleAfter(listCandidates, ['placeOfMission', 'feedback', setOwnNumber], ({ params }) => params.id)

function candidatesQuery(search: CandidateSearch, { ids, ...part }: CandidatePart) {
  const { missionId, q, filters } = search
  const { isRecommended, workedForUs, jobTypeId, maxDistance } = filters
  return queryFor(
    listCandidates,
    {
      params: { id: missionId },
      query: {
        q,
        ...(isRecommended ? { isRecommended: 'true' as const } : {}),
        ...(workedForUs ? { workedForUs: 'true' as const } : {}),
        ...(jobTypeId === null ? {} : { jobTypeId }),
        ...(maxDistance === null ? {} : { maxDistance }),
        ...(ids === undefined ? {} : { ids: [...ids] }),
        ...part,
      },
    },
    stale.lists,
  )
}

/** The page of a tab from a row on; its totals cover all tabs. */
export const candidatePageQuery = (search: CandidateSearch, source: CandidateSource, offset = 0) =>
  candidatesQuery(search, { source, offset, limit: candidatePageSize })

/** The first people of a tab, up to a number, never from the cache. */
export const allCandidatesQuery = (
  search: CandidateSearch,
  source: CandidateSource,
  limit: number,
) => ({ ...candidatesQuery(search, { source, limit }), staleTime: 0 })

/** Which of the selected people match the search, in as many calls as needed. */
export function chosenQueries(search: CandidateSearch, selected: readonly string[]) {
  return inParts(selected, candidateIdsLimit).map((ids) => ({
    ids,
    ...candidatesQuery(search, { ids, limit: candidateIdsLimit }),
  }))
}

export const candidateJobTypesQuery = (missionId: string) =>
  queryFor(listCandidateJobTypes, { params: { id: missionId } }, stale.lists)

/** Adds a profile that the company brings; it joins the list at once (WORK-06, WORK-08). */
export function useAddProfile(onAdded: (sider: WorkerCandidate) => void) {
  const client = useQueryClient()
  return useCommand(createWorker, {
    // The form shows both refusals: a person known by their phone, and wrong fields.
    handles: ({ status }) => status === 400 || status === 409,
    onSuccess: (sider) => {
      onAdded(sider)
      void client.invalidateQueries({ queryKey: keyOf(listCandidates) })
    },
  })
}

staleAfter(readWorker, ['feedback', setOwnNumber])

/** The profile of a Sider, with what the company’s own managers wrote of them (G-19). */
export const profileQuery = (siderId: string) =>
  queryFor(readWorker, {
    params: { id: siderId },
    query: {
      withExperiences: 'true',
      withEducations: 'true',
      withShifts: 'true',
      withDocuments: 'true',
    },
  })

/** A selection in parts, each small enough for one call. */
export function inParts(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  )
}

/** A French number in pairs, « 06 12 34 56 78 »; any other number unchanged. */
export function formatPhone(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164)
  if (french === null) return e164
  const [, first, ...pairs] = french
  return [`0${first ?? ''}`, ...pairs].join('\u00a0')
}

/** The only origin of the pictures of Siders. */
const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const base: string = import.meta.env['VITE_PICTURE_BASE'] ?? `${apiBase}/download/`

/** The picture of a Sider; `null` for any other origin, so that the initials show (WORK-16). */
export function siderPicture(url: string | null): string | null {
  return url !== null && url.startsWith(base) ? url : null
}
