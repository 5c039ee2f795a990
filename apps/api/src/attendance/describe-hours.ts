import type { attendances } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Queries } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import { lockAttendance } from './attendance-queries.ts'
import { findVersions } from './version-queries.ts'

/** Worked hours as the provider’s staff see them. */
export async function describeHours(
  queries: Queries,
  id: string,
): Promise<Answer<typeof attendances.clockHours>> {
  const found = await lockAttendance(queries, id)
  if (found === undefined) throw notFound()
  const versions = await findVersions(queries, id)
  return {
    id,
    shiftId: found.shiftId,
    taskId: found.missionId,
    siderId: found.siderId,
    status: found.status,
    history: versions.map(({ origin, startDate, endDate, breaks, actions }) => {
      return { origin, startDate, endDate, breaks: [...breaks], actions: [...actions] }
    }),
    comment: found.comment,
    absenceJustification: found.absenceJustification,
    paidAt: found.paidAt,
  }
}
