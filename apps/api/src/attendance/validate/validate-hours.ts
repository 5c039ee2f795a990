import { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { type Call, organisationOf, ownerLimit, sessionOf } from '../../platform/http/route.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { writeHoursEvents } from '../write-hours-events.ts'
import { validateWaiting } from './validation-queries.ts'

type Validate = typeof attendances.validateHours

/**
 * Validates several hours for good. Hours that may not be validated are rejected, and the others
 * are validated all the same.
 */
export async function validateHours(
  call: Call,
  { body: { attendanceIds, versionCounts } }: Parsed<Validate>,
): Promise<Answer<Validate>> {
  const organisationId = organisationOf(call)
  return call.services.db.transaction(call.scope, async (transaction) => {
    const { queries, now } = transaction
    const reach = { organisationId, owner: ownerLimit(call, 'attendance.validate') }
    const hours = attendanceIds.map((id, i) => ({ id, versionCount: versionCounts?.[i] ?? null }))
    const validated = await validateWaiting(queries, reach, hours, {
      statuses: attendanceMachine.events.validate.from,
      now,
      action: {
        type: 'validation',
        updatedAt: now,
        updatedBy: sessionOf(call).userId,
        origin: 'company',
      },
    })
    for (const [missionId, hours] of Map.groupBy(validated, (each) => each.missionId)) {
      await transaction.record({
        action: 'attendance.validate',
        entity: 'mission',
        entityId: missionId,
        before: { status: 'att.waiting' },
        after: { status: 'att.validated', attendanceIds: hours.map(({ id }) => id) },
      })
    }
    writeHoursEvents(transaction, 'hours.validated', validated)
    const done = new Set(validated.map(({ id }) => id))
    const answer = {
      rejectedAttendanceIds: [...new Set(attendanceIds)].filter(
        (id) => !done.has(id.toLowerCase()),
      ),
    }
    await call.keep(transaction, toWire(attendances.validateHours, answer))
    return answer
  })
}
