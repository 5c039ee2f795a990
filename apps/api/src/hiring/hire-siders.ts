import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { hireWanted } from './hire-wanted.ts'

type HireSiders = typeof hiring.hireSiders

/** Internal staff hire Siders for a whole mission or for some of its shifts (G-15), all or nobody. */
export async function hireSiders(
  call: CommandCall,
  { params, body: { assignments, reason } }: Parsed<HireSiders>,
): Promise<Answer<HireSiders>> {
  const mission = await lockMissionToStaff(call, params.id)
  const { batchId, ...staffed } = await hireWanted(call.transaction, mission, {
    agent: sessionOf(call).actor,
    assignments,
    reason: reason || null,
  })
  return { ...staffed, contractsBatch: batchId === null ? null : { id: batchId } }
}
