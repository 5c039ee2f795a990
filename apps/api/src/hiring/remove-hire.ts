import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import { findSiderNames } from './hire-queries.ts'
import { hireWanted } from './hire-wanted.ts'
import { removeSider } from './remove-sider.ts'

type Remove = typeof hiring.removeHire

/** Staff remove a Sider from future shifts; with a replacement, both happen or neither. */
export async function removeHire(
  call: CommandCall,
  { params, body }: Parsed<Remove>,
): Promise<Answer<Remove>> {
  const { transaction } = call
  const { actor: agent, userId: removedBy } = sessionOf(call)
  const mission = await lockMissionToStaff(call, params.id)
  const { siderId, shiftIds: wanted, reason, replacementId } = body
  if (replacementId !== undefined) {
    const known = await findSiderNames(call.queries, [replacementId])
    if (known.size === 0) {
      throw invalidInput([issue(['replacementId'], 'errors.field.unknown_choice')])
    }
  }
  const { staffed, shiftIds } = await removeSider(transaction, mission, {
    agent,
    siderId,
    shiftIds: wanted,
    reason,
    comment: body.comment || null,
    replacementId: replacementId ?? null,
    removedBy,
  })
  if (replacementId === undefined) return staffed
  const shifts = shiftIds.length === 0 ? {} : { shiftIds }
  const { batchId: _, ...replaced } = await hireWanted(
    transaction,
    { ...mission, ...staffed },
    {
      agent,
      assignments: [{ siderId: replacementId, ...shifts }],
      reason: body.hiringReason || null,
    },
  )
  return replaced
}
