import { type Agent, systemOrAllowedTo } from '@renfort/domain/access/agent.ts'
import type { AnswerWay, SiderAnswer } from '@renfort/domain/hiring/request-answer.ts'
import { openSelectionStates } from '@renfort/domain/mission/selection-transitions.ts'
import { writeEvents } from '../event/write-events.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import { openToOthers } from './open-to-others.ts'
import { storeAnswer } from './request-answer-queries.ts'

const mayAnswer = systemOrAllowedTo('selection.manage', 'sider.answerRequest')

interface RequestAnswer {
  readonly agent: Agent
  readonly siderId: string
  readonly status: SiderAnswer
  readonly through: AnswerWay
  readonly answeredBy: string | null
  /** What the Sider says with it. */
  readonly comment?: string | null
}

/** Stores the answer of a Sider whom the company asked for; a later answer replaces it (N-22). */
export async function recordAnswer(
  transaction: Transaction,
  mission: MissionRecord,
  { agent, siderId, status, through, answeredBy, comment = null }: RequestAnswer,
): Promise<void> {
  const { selectionStatus: state } = mission
  throwRefusal(mayAnswer(agent))
  if (!openSelectionStates.some((open) => open === state)) {
    throw refuse('errors.applicant.selection_over', { selectionStatus: state })
  }
  const before = await storeAnswer(transaction.queries, {
    missionId: mission.id,
    siderId,
    status,
    through,
    answeredBy,
    comment,
    answeredAt: transaction.now,
  })
  if (before === undefined) throw refuse('errors.hiring.not_asked')
  await transaction.record({
    action: 'mission.answerRequest',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: { siderId, status: before },
    after: { siderId, status, through },
  })
  if (status !== 'declined') return
  const { id: missionId, organisationId } = mission
  writeEvents(transaction, [
    { kind: 'sider.declined', organisationId, subject: missionId, data: { missionId, siderId } },
  ])
  await openToOthers(transaction.queries, mission)
}
