import type { feedbacks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { findFeedback, lockFeedbackOn } from './feedback-queries.ts'
import { refuseForeign } from './give-feedback.ts'
import { storeChange } from './store-change.ts'

type Change = typeof feedbacks.changeFeedback

/** Says something else of a Sider; mission and type of a feedback stay what they are. */
export async function changeFeedback(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const organisationId = organisationOf(call)
  const known = await findFeedback(call.queries, { organisationId, id: params.id })
  if (known === undefined || known.taskId === null) throw notFound()
  const { siderId, taskId, typeId } = known
  await refuseForeign(call, organisationId, { ...body, taskId })
  const other = [
    ...(body.taskId.toLowerCase() === taskId ? [] : ['taskId']),
    ...(body.typeId === typeId ? [] : ['typeId']),
  ]
  if (other.length > 0) {
    throw invalidInput(other.map((field) => issue([field], 'errors.field.unknown_choice')))
  }
  const locked = await lockFeedbackOn(call.queries, { organisationId, siderId, taskId, typeId })
  if (locked === undefined) throw notFound()
  return storeChange(call, locked, body)
}
