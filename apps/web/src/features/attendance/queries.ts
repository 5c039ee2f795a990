import {
  changeTolerance,
  disputeHours,
  hoursPageSize,
  listAcceptableHours,
  listHours,
  resolveHours,
  validateHours,
} from '@renfort/contract/attendance/attendance.ts'
import {
  conflictPageSize,
  type HoursConflict,
  listConflicts,
} from '@renfort/contract/attendance/conflicts.ts'
import { setOwnNumber } from '@renfort/contract/company-sider.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { changed, staleAfter } from '../../platform/stale-after.ts'
import { type HoursSearch, periodOf, statusesOf, tabOf } from './hours-search.ts'

/** The filters of the list as the operations take them, without the page. */
export function filtersOf(search: HoursSearch, today: IsoDate) {
  const period = periodOf(search, today)
  const tab = tabOf(search)
  return {
    status: [...asked(statusesOf(search))],
    type: search.type,
    siderId: search.siderId,
    managerId: search.managerId,
    companyId: search.companyId,
    taskId: search.taskId,
    startDate: period?.from,
    endDate: period?.to,
    ...(tab === 'validated' ? { paid: 'false' as const } : {}),
    ...(tab === 'paid' ? { paid: 'true' as const } : {}),
    ...(tab === 'extra' ? { extra: 'true' as const } : {}),
  } satisfies Input<typeof listAcceptableHours>['query']
}

/** Hours in conflict are disputed hours that internal staff decide: they are listed among the disputed ones. */
function asked(statuses: readonly AttendanceStatus[]): ReadonlySet<AttendanceStatus> {
  return new Set(
    statuses.flatMap((each): AttendanceStatus[] =>
      each === 'att.disputed' ? ['att.disputed', 'att.conflict'] : [each],
    ),
  )
}

staleAfter(listHours, ['hours', 'feedback', changeTolerance, setOwnNumber])

/**
 * Hours from one page on (TS-03), the next pages on demand; read again when the browser tab comes back, since
 * somebody else may have decided meanwhile.
 */
export const hoursQuery = (search: HoursSearch, today: IsoDate) => {
  const filters = filtersOf(search, today)
  const { pageNumber = 1 } = search
  return infiniteQueryOptions({
    queryKey: [...keyOf(listHours, filters), 'from', pageNumber],
    queryFn: ({ pageParam, signal }) => {
      const offset = (pageParam - 1) * hoursPageSize
      return call(listHours, { query: { ...filters, limit: hoursPageSize, offset } }, signal)
    },
    initialPageParam: pageNumber,
    getNextPageParam: ({ total }, _pages, page) =>
      page * hoursPageSize < total ? page + 1 : undefined,
    refetchOnWindowFocus: 'always',
  })
}

staleAfter(listAcceptableHours, ['hours', changeTolerance])

/** What one act accepts: the hours that the filters leave, or those of them that may be validated. */
export const acceptableQuery = (
  search: HoursSearch,
  today: IsoDate,
  choice: 'conforming' | 'open' = 'conforming',
) => queryFor(listAcceptableHours, { query: { ...filtersOf(search, today), choice } })

/** Nothing shows as validated before the server says so, because validation is final. */
export function useValidateHours() {
  return useCommand(validateHours, {
    changes: ['hours'],
    // The dialog says to try again (TS-38).
    handles: ({ status }) => status >= 500,
  })
}

/** The dispute form shows every refusal itself. */
export function useDisputeHours() {
  const readAgain = useReadHoursAgain()
  return useCommand(disputeHours, {
    handles: () => true,
    onSuccess: () => readAgain(),
  })
}

/** Reads the lists again after hours changed, here or elsewhere. */
export function useReadHoursAgain(): () => void {
  const client = useQueryClient()
  return () => void changed(client, ['hours'])
}

export type Conflict = HoursConflict
export type ConflictVersion = Conflict['versions'][number]

staleAfter(listConflicts, [resolveHours])

export const conflictsQuery = (page: number) => ({
  ...queryFor(listConflicts, {
    query: { limit: conflictPageSize, offset: (page - 1) * conflictPageSize },
  }),
  placeholderData: keepPreviousData,
})

/** The form of the decision shows every refusal itself. */
export function useResolveHours() {
  return useCommand(resolveHours, { handles: () => true })
}
