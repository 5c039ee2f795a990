import { resolveHours } from '@renfort/contract/attendance/attendance.ts'
import {
  conflictPageSize,
  type HoursConflict,
  listConflicts,
} from '@renfort/contract/attendance/conflicts.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../../platform/query.ts'

export type Conflict = HoursConflict
export type ConflictVersion = Conflict['versions'][number]

export const conflictsQuery = (page: number) => ({
  ...queryFor(listConflicts, {
    query: { limit: conflictPageSize, offset: (page - 1) * conflictPageSize },
  }),
  placeholderData: keepPreviousData,
})

/** The form of the decision shows every refusal itself. */
export function useResolveHours() {
  return useCommand(resolveHours, { invalidates: [listConflicts], handles: () => true })
}
