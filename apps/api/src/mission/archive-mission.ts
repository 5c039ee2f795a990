import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { lockMissionOfAnyCompany } from '../mission-record/lock-mission.ts'
import { saveMission } from '../mission-record/mission-queries.ts'
import type { CommandCall } from '../platform/http/route.ts'

type Archive = typeof administration.archiveMission

/** Archives a mission or restores it (N-13); an archived mission can only be read. */
export async function archiveMission(
  call: CommandCall,
  { params, body: { archived } }: Parsed<Archive>,
): Promise<Answer<Archive>> {
  const { queries, transaction } = call
  const mission = await lockMissionOfAnyCompany(call, params.id)
  await saveMission(queries, mission.id, { archived, updated_at: transaction.now })
  await transaction.record({
    action: archived ? 'mission.archive' : 'mission.unarchive',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: { archived: mission.archived },
    after: { archived },
  })
  return { id: mission.id, archived }
}
