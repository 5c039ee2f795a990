import type { Agent } from '@renfort/domain/access/agent.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { StoredAvailability } from '../platform/database/json-columns.ts'
import { refuse } from '../platform/http/refusal.ts'
import { insertApplicant } from './applicant-queries.ts'
import { followSelection, refuseOutsideSelection } from './follow-selection.ts'

interface Proposal {
  readonly agent: Agent
  readonly siderId: string
  readonly availabilities: readonly StoredAvailability[]
  readonly comment: string | null
}

/** Makes a Sider an applicant for a mission whose row is locked; answers the id of the application. */
export async function proposeSider(
  transaction: Transaction,
  mission: MissionRecord,
  { agent, siderId, availabilities, comment }: Proposal,
): Promise<string> {
  const { queries, now } = transaction
  const { organisationId } = mission
  refuseOutsideSelection(agent, mission, 'addApplicant')
  const key = { organisationId, missionId: mission.id }
  const id = await insertApplicant(queries, { ...key, siderId, availabilities, comment, now })
  if (id === undefined) throw refuse('errors.applicant.already_there')
  await transaction.record({
    action: 'applicant.add',
    entity: 'applicant',
    entityId: id,
    organisationId,
    before: null,
    after: { availabilities, comment },
  })
  await followSelection(transaction, mission, { agent, event: 'addApplicant' })
  return id
}
