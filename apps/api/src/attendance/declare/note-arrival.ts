import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { arrivalIssues } from '@renfort/domain/attendance/declare/presence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { findSiderNames, lockSiders } from '../../hiring/hire-queries.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { invalidInput, refuse } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { findArrival, saveArrival } from './arrival-queries.ts'
import { findWorkedShift, isTheirs } from '../attendance-queries.ts'

type Note = typeof attendances.noteArrival

/** The provider's feed of arrivals of Siders. */
export async function noteArrival(
  call: CommandCall,
  { body }: Parsed<Note>,
): Promise<Answer<Note>> {
  await arrive(call.transaction, body)
  return body
}

interface NotedArrival {
  readonly siderId: string
  readonly shiftId: string
  readonly arrivedAt: Instant
}

/** Stores that a Sider has arrived at their shift; a repeated call changes nothing. */
export async function arrive(transaction: Transaction, arrival: NotedArrival): Promise<void> {
  const { queries, now } = transaction
  const { siderId, shiftId, arrivedAt } = arrival
  const sider = (await findSiderNames(queries, [siderId])).get(siderId)
  if (sider === undefined) throw invalidInput([issue(['siderId'], 'errors.field.unknown_choice')])
  await lockSiders(queries, [siderId])
  const shift = await findWorkedShift(queries, shiftId)
  if (shift === undefined) throw invalidInput([issue(['shiftId'], 'errors.field.unknown_choice')])
  const { missionId, organisationId, blockedAt } = shift
  if (blockedAt !== null) throw refuse('errors.organisation.blocked')
  if (!(await isTheirs(queries, { siderId, shiftId, missionId }))) {
    throw refuse('errors.attendance.not_theirs', { siderId, sider })
  }
  const issues = arrivalIssues(arrivedAt, shift, now)
  if (issues.length > 0) throw invalidInput(issues)
  const before = await findArrival(queries, arrival)
  if (before === arrivedAt) return transaction.leaveUnchanged()
  await saveArrival(queries, { ...arrival, organisationId }, now)
  await transaction.record({
    action: 'attendance.arrive',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: { arrivedAt: before },
    after: { siderId, shiftId, arrivedAt },
  })
}
