import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { answer } from './answer.ts'
import { describeHours } from './describe-hours.ts'

type AnswerHours = typeof attendances.answerHours

export async function answerHours(
  call: CommandCall,
  { params: { id }, body: { accepted } }: Parsed<AnswerHours>,
): Promise<Answer<AnswerHours>> {
  await answer(call.transaction, { id, accepted, agent: sessionOf(call).actor })
  return describeHours(call.queries, id)
}
