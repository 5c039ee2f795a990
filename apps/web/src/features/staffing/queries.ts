import { answerRequest, hireSiders, moveSelection, removeHire } from '@renfort/contract/hiring.ts'
import {
  candidatesOnPage,
  checkHires,
  listHiringCandidates,
  listMissionsToStaff,
  readMissionToStaff,
  stagePageSize,
} from '@renfort/contract/staffing.ts'
import type { Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { obstacles } from '@renfort/domain/hiring/obstacle.ts'
import type { StaffingStage } from '@renfort/domain/hiring/staffing-stage.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, issuesOf } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { searchFor } from '../../platform/search-for.ts'

export type MissionToStaffReply = Reply<typeof readMissionToStaff>
export type HiringCheck = Reply<typeof checkHires>

const hirings = [hireSiders, removeHire, moveSelection, answerRequest]

/** What the address says of the queue. */
export interface QueueFilters {
  stage?: StaffingStage | undefined
  q?: string | undefined
  page?: number | undefined
}

staleAfter(listMissionsToStaff, hirings)

export const queueQuery = ({ stage = 'toStaff', q = '', page = 1 }: QueueFilters) =>
  searchFor(listMissionsToStaff, {
    query: { stage, q, limit: stagePageSize, offset: (page - 1) * stagePageSize },
  })

staleAfter(readMissionToStaff, hirings)

export const missionToStaffQuery = (id: string) => queryFor(readMissionToStaff, { params: { id } })

staleAfter(listHiringCandidates, hirings)

/** The candidates of a mission, page after page. */
export const candidatesQuery = (id: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listHiringCandidates), id, q] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      call(
        listHiringCandidates,
        { params: { id }, query: { q, limit: candidatesOnPage, offset } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total, limit, offset }) =>
      offset + limit < total ? offset + limit : undefined,
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })

/** The fittest of the candidates with a name. */
export const foundCandidatesQuery = (id: string, q: string) =>
  searchFor(listHiringCandidates, { params: { id }, query: { q, limit: 10 } })

type WantedHires = Input<typeof checkHires>['body']['assignments']

/** The effect of hires: asked each time, since other users hire too. */
export const hiringCheckQuery = (id: string, assignments: WantedHires) =>
  queryOptions({
    queryKey: [...keyOf(checkHires), id, assignments] as const,
    queryFn: ({ signal }) => call(checkHires, { params: { id }, body: { assignments } }, signal),
    staleTime: 0,
    gcTime: 0,
  })

export const useHire = () => useCommand(hireSiders)

const reasonKey = 'errors.hiring.reason_missing'

/** Issues of a replacement, at the field that mends them. */
export function replacementIssues(failure: unknown): readonly Issue[] {
  if (!(failure instanceof CallError)) return []
  const { key, metadata } = failure
  const sider = { sider: String(metadata['sider'] ?? '') }
  if (key === reasonKey) return [issue(['hiringReason'], key, sider)]
  const obstacle = obstacles.find((known) => known === key)
  return obstacle === undefined ? issuesOf(failure) : [issue(['replacementId'], obstacle, sider)]
}

export const useRemoveHire = () =>
  useCommand(removeHire, { handles: (error) => replacementIssues(error).length > 0 })

export const useMoveSelection = () => useCommand(moveSelection)
export const useAnswerRequest = () => useCommand(answerRequest)
