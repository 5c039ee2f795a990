import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { updateApplicant } from './update-applicant.ts'
import { updateMission } from '../mission/update/update-mission.ts'

type Change = typeof preselection.changeTask

/** The one address of changes: of a mission, or of one of its candidates (G-12). */
export async function changeTask(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { update, ...patch } = body
  if (update === undefined) return updateMission(call, { params, body: patch })
  return updateApplicant(call, { params, body: { id: patch.id ?? '', update } })
}
