import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Agent } from '@renfort/domain/access/agent.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { isImported } from '@renfort/domain/attendance/history.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { lockAttendance, storeAnswerComment, storeStatus } from '../attendance-queries.ts'
import { describeHours } from '../describe-hours.ts'
import { addAction, findVersions } from '../version-queries.ts'
import { writeHoursEvents } from '../write-hours-events.ts'

type AnswerHours = typeof attendances.answerHours

export async function answerHours(
  call: CommandCall,
  { params: { id }, body: { accepted } }: Parsed<AnswerHours>,
): Promise<Answer<AnswerHours>> {
  await answer(call.transaction, { id, accepted, agent: sessionOf(call).actor })
  return describeHours(call.queries, id)
}

interface SiderAnswer {
  readonly id: string
  readonly accepted: boolean
  readonly agent: Agent
  /** What the Sider says with it. */
  readonly comment?: string | null
}

/** A Sider accepts hours that the company has changed or sent in a file, or leaves them to internal staff (TS-24, TS-25). */
export async function answer(
  transaction: Transaction,
  { id, accepted, agent, comment = null }: SiderAnswer,
): Promise<void> {
  const { queries, now } = transaction
  const hours = await lockAttendance(queries, id)
  if (hours === undefined) throw notFound()
  const { status: state, organisationId, missionId } = hours
  const versions = await findVersions(queries, id)
  const moved = transition(attendanceMachine, accepted ? 'accept' : 'refuse', {
    state,
    agent,
    facts: { isAsked: state === 'att.disputed' || isImported(state, versions) },
  })
  if (moved.refusal !== null) throw refuse(moved.refusal.key)
  await addAction(queries, id, {
    type: accepted ? 'validation' : 'refusal',
    updatedAt: now,
    updatedBy: null,
    origin: 'sider',
  })
  if (moved.to !== null) await storeStatus(queries, id, moved.to, now)
  if (comment !== null) await storeAnswerComment(queries, id, comment)
  await transaction.record({
    action: accepted ? 'attendance.accept' : 'attendance.refuse',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: { status: state },
    after: { status: moved.to, attendanceId: id, siderId: hours.siderId },
  })
  const time = versions.at(-1)
  if (time === undefined || (accepted && moved.to !== 'att.validated')) return
  const { siderId } = hours
  writeHoursEvents(transaction, accepted ? 'hours.validated' : 'hours.refused', [
    { id, organisationId, missionId, siderId, time },
  ])
}
