import { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { inPlaceOf } from '../../mission-record/in-place-of.ts'
import { companiesWhere, reachIn } from '../../organisation/companies-of-caller.ts'
import { type Call, scopeWith, sessionOf } from '../../platform/http/route.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { writeHoursEvents } from '../write-hours-events.ts'
import { validateWaiting } from './validation-queries.ts'

type Validate = typeof attendances.validateHours

/**
 * Validates several hours for good, in the space of a group those of all its companies. Hours that
 * may not be validated are rejected, and the others are validated all the same. It is one
 * transaction, so that a call that is repeated after a failure has nothing half done before it.
 */
export async function validateHours(
  call: Call,
  { body: { attendanceIds, versionCounts } }: Parsed<Validate>,
): Promise<Answer<Validate>> {
  const companies = (await companiesWhere(call, 'attendance.validate')).filter(
    ({ isBlocked }) => !isBlocked,
  )
  const reach = reachIn(call, companies, 'attendance.validate')
  return call.services.db.transaction(scopeWith('companies', call), async (transaction) => {
    const { queries, now } = transaction
    const hours = attendanceIds.map((id, i) => ({ id, versionCount: versionCounts?.[i] ?? null }))
    const absentOf = await inPlaceOf(call, queries, {
      action: 'attendance.validate',
      attendanceIds,
    })
    const validated = await validateWaiting(queries, reach, hours, {
      absentOf,
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
      const [{ organisationId } = { organisationId: null }] = hours
      const onBehalfOfId = absentOf.get(missionId)
      await transaction.record({
        action: 'attendance.validate',
        entity: 'mission',
        entityId: missionId,
        organisationId,
        ...(onBehalfOfId === undefined ? {} : { onBehalfOfId }),
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
