import type { feedbacks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Feedback } from '@renfort/domain/feedback/feedback.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, ownerLimit, sessionOf } from '../platform/http/route.ts'
import {
  type FeedbackSubject,
  findFeedback,
  insertFeedback,
  lockFeedbackOn,
} from './feedback-queries.ts'
import { storeChange, withoutComment } from './store-change.ts'
import { findRatedMission, hasWorked } from './work-queries.ts'

type Give = typeof feedbacks.giveFeedback
type Sent = Parsed<Give>['body']

/** Stores the feedback on a Sider; a second one on the same mission and type replaces the first. */
export async function giveFeedback(
  call: CommandCall,
  { params, body }: Parsed<Give>,
): Promise<Answer<Give>> {
  const { queries, transaction } = call
  const organisationId = ownOrganisation(call, params.orgId)
  const { taskId, typeId } = body
  const siderId = params.siderId.toLowerCase()
  await refuseForeign(call, organisationId, body)
  const work = { missionId: taskId, siderId, now: transaction.now }
  if (!(await hasWorked(queries, work))) throw refuse('errors.feedback.not_worked')
  const subject = { organisationId, siderId, taskId, typeId }
  const known = await lockFeedbackOn(queries, subject)
  if (known !== undefined) return storeChange(call, known, body)
  const id = await insertFeedback(queries, subject, body, transaction.now)
  if (id === undefined) return changeOther(call, subject, body)
  const given = await findFeedback(queries, { organisationId, id })
  if (given === undefined) throw notFound()
  await transaction.record({
    action: 'feedback.give',
    entity: 'sider',
    entityId: siderId,
    before: null,
    after: withoutComment(given),
  })
  return given
}

/** Somebody has given one at the same moment: the later word counts. */
async function changeOther(
  call: CommandCall,
  subject: FeedbackSubject,
  body: Sent,
): Promise<Feedback> {
  const other = await lockFeedbackOn(call.queries, subject)
  if (other === undefined) throw notFound()
  return storeChange(call, other, body)
}

/**
 * Refuses feedback on missions out of reach, and in the name of anybody but the caller or the
 * manager of the mission.
 */
export async function refuseForeign(
  call: CommandCall,
  organisationId: string,
  { taskId, managerId }: Pick<Sent, 'taskId' | 'managerId'>,
): Promise<void> {
  const reach = { organisationId, owner: ownerLimit(call, 'feedback.write') }
  const mission = await findRatedMission(call.queries, reach, taskId)
  if (mission === undefined) throw notFound()
  const names = [sessionOf(call).effectiveUserId, mission.managerId]
  if (!names.includes(managerId.toLowerCase())) {
    throw invalidInput([issue(['managerId'], 'errors.field.unknown_choice')])
  }
}
