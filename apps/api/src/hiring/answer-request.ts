import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { lockMissionOfAnyCompany } from '../mission-record/lock-mission.ts'
import { archivedRefusal } from '@renfort/domain/mission/edition.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { storeAnswer } from './request-answer-queries.ts'

type AnswerRequest = typeof hiring.answerRequest

/** Keeps the answer of a Sider whom the company asked for; a later one takes its place (N-22). */
export async function answerRequest(
  call: CommandCall,
  { params, body }: Parsed<AnswerRequest>,
): Promise<Answer<AnswerRequest>> {
  const { queries, transaction } = call
  const mission = await lockMissionOfAnyCompany(call, params.id)
  throwRefusal(archivedRefusal(mission))
  const { selectionStatus: state } = mission
  const { actor: agent, userId } = sessionOf(call)
  const refusal = refusalOf(selectionMachine, 'stop', { state, agent })
  if (refusal !== null) {
    throw refuse('errors.applicant.selection_over', { selectionStatus: state })
  }
  const before = await storeAnswer(queries, {
    missionId: mission.id,
    siderId: params.siderId,
    ...body,
    answeredBy: userId,
    answeredAt: transaction.now,
  })
  if (before === undefined) throw refuse('errors.hiring.not_asked')
  await transaction.record({
    action: 'mission.answerRequest',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: { siderId: params.siderId, status: before },
    after: { siderId: params.siderId, status: body.status, through: body.through },
  })
  return { siderId: params.siderId, status: body.status }
}
