import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import { originalVersion } from '@renfort/domain/attendance/history.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { findSiderNames, lockSiders } from '../../hiring/hire-queries.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { lockAttendance, overlapsOthers, storeAbsence, storeStatus } from '../attendance-queries.ts'
import { refuseImpossible } from '../declare/clock-hours.ts'
import { overlapRefusal, refusingOverlap } from '../declare/refuse-overlap.ts'
import { describeHours } from '../describe-hours.ts'
import { writeHoursEvents } from '../write-hours-events.ts'
import { mailResolved } from './mail-resolved.ts'
import { findVersions, insertVersion } from '../version-queries.ts'

type Resolve = typeof attendances.resolveHours

/**
 * Internal staff decide hours on which a company and a Sider disagree: their version is validated
 * at once.
 */
export async function resolveHours(
  call: CommandCall,
  { params: { id }, body: time }: Parsed<Resolve>,
): Promise<Answer<Resolve>> {
  const { queries, transaction } = call
  const { now } = transaction
  const { actor, userId } = sessionOf(call)
  const hours = await lockAttendance(queries, id)
  if (hours === undefined) throw notFound()
  const { status: state, organisationId, siderId, missionId } = hours
  const moved = transition(attendanceMachine, 'resolve', { state, agent: actor, facts: null })
  if (moved.refusal !== null) throw refuse(moved.refusal.key)
  const versions = await findVersions(queries, id)
  const isAbsent = isAbsence(time)
  const sider = (await findSiderNames(queries, [siderId])).get(siderId) ?? ''
  if (!isAbsent) {
    refuseImpossible(transaction, time, originalVersion(versions))
    await lockSiders(queries, [siderId])
    if (await overlapsOthers(queries, { siderId, except: id, time })) {
      throw overlapRefusal({ siderId, sider })
    }
  }
  const action = {
    type: 'validation',
    updatedAt: now,
    updatedBy: userId,
    origin: 'insider',
  } as const
  const version = { organisationId, origin: 'insider', time, action, madeBy: userId } as const
  await refusingOverlap({ siderId, sider }, () =>
    insertVersion(queries, id, { ...version, number: versions.length }, now),
  )
  if (moved.to !== null) await storeStatus(queries, id, moved.to, now)
  await storeAbsence(queries, id, isAbsent ? (hours.absenceJustification ?? 'other') : null)
  await mailResolved(call, { missionId, sider, time })
  await transaction.record({
    action: 'attendance.resolve',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: { status: state },
    after: { status: moved.to, attendanceId: id, siderId, ...time },
  })
  if (moved.to === 'att.validated') {
    writeHoursEvents(transaction, 'hours.validated', [
      { id, organisationId, missionId, siderId, time },
    ])
  }
  return describeHours(queries, id)
}
