import {
  changeTolerance,
  listAcceptableHours,
  listHours,
  readTolerance,
} from '@renfort/contract/attendance.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'

export const toleranceQuery = (organisationId: string) =>
  queryFor(readTolerance, { params: { id: organisationId } })

/** What may be accepted with one act changes with it. */
export function useChangeTolerance() {
  return useCommand(changeTolerance, {
    invalidates: [readTolerance, listHours, listAcceptableHours],
    handles: () => true,
  })
}
