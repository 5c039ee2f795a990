import { can } from '@renfort/domain/access/policy.ts'
import { isInCorrection } from '@renfort/domain/contract/correction/correction.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { lockContractBatches } from './contract-queries.ts'
import type { MissionRecord } from './mission-queries.ts'

/**
 * Whether the caller may correct the terms of a contested contract of a locked mission; if so, its
 * documents are locked.
 */
export async function mayCorrect(call: CommandCall, mission: MissionRecord): Promise<boolean> {
  if (!mission.hasContracts) return false
  if (!can(sessionOf(call).actor, 'contract.correct').allowed) return false
  return isInCorrection(await lockContractBatches(call.queries, mission))
}
