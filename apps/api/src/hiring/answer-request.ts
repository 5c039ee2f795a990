import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { archivedRefusal } from '@renfort/domain/mission/edition.ts'
import { lockMissionOfAnyCompany } from '../mission-record/lock-mission.ts'
import { throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { recordAnswer } from './record-answer.ts'

type AnswerRequest = typeof hiring.answerRequest

/** Staff enter the answer of a Sider whom the company asked for. */
export async function answerRequest(
  call: CommandCall,
  { params: { id, siderId }, body }: Parsed<AnswerRequest>,
): Promise<Answer<AnswerRequest>> {
  const mission = await lockMissionOfAnyCompany(call, id)
  throwRefusal(archivedRefusal(mission))
  const { actor: agent, userId: answeredBy } = sessionOf(call)
  await recordAnswer(call.transaction, mission, { agent, siderId, ...body, answeredBy })
  return { siderId, status: body.status }
}
