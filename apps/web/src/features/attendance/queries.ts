import {
  countHours,
  disputeHours,
  hoursPageSize,
  listAcceptableHours,
  listHours,
  validateHours,
} from '@renfort/contract/attendance.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { useQueryClient } from '@tanstack/react-query'
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
    startDate: period?.from,
    endDate: period?.to,
    ...(tab === 'validated' ? { paid: 'false' as const } : {}),
    ...(tab === 'paid' ? { paid: 'true' as const } : {}),
    ...(tab === 'extra' ? { extra: 'true' as const } : {}),
  } satisfies Input<typeof listAcceptableHours>['query']
}

/** Hours in conflict are disputed ones that internal staff decide: they stand among them. */
function asked(statuses: readonly AttendanceStatus[]): ReadonlySet<AttendanceStatus> {
  return new Set(
    statuses.flatMap((each): AttendanceStatus[] =>
      each === 'att.disputed' ? ['att.disputed', 'att.conflict'] : [each],
    ),
  )
}

/** A page of hours (TS-03); read again when its tab comes back, since somebody else may have decided. */
export const hoursQuery = (search: HoursSearch, today: IsoDate) => ({
  ...queryFor(listHours, {
    query: {
      ...filtersOf(search, today),
      limit: hoursPageSize,
      offset: ((search.pageNumber ?? 1) - 1) * hoursPageSize,
    },
  }),
  refetchOnWindowFocus: 'always' as const,
})

/** What one act accepts among the hours that the filters leave. */
export const acceptableQuery = (search: HoursSearch, today: IsoDate) =>
  queryFor(listAcceptableHours, { query: filtersOf(search, today) })

/** How many lines wait for the company (API-91). */
export const toValidateQuery = () => queryFor(countHours, {})

const lists = [listHours, countHours, listAcceptableHours] as const

/** Nothing is shown as validated before the server says so: it is for good. */
export function useValidateHours() {
  return useCommand(validateHours, {
    invalidates: lists,
    // The dialog says to try again (TS-38).
    handles: ({ status }) => status >= 500,
  })
}

/** Whoever proposes other hours shows every refusal beside them. */
export function useDisputeHours() {
  const readAgain = useReadHoursAgain()
  return useCommand(disputeHours, {
    handles: () => true,
    onSuccess: () => readAgain(),
  })
}

/** Reads the lists again, for whoever has changed hours or is told that somebody else has. */
export function useReadHoursAgain(): () => void {
  const client = useQueryClient()
  return () => {
    for (const list of lists) void client.invalidateQueries({ queryKey: keyOf(list) })
  }
}
