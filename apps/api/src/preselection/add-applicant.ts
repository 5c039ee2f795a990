import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { isSider } from '../file/place-queries.ts'
import { lockApplicant } from './applicant-queries.ts'
import { refuseOutsideSelection } from './follow-selection.ts'
import { proposeSider } from './propose-sider.ts'
import { siderRecords } from '../sider/candidates/sider-records.ts'
import { toApplicant } from './to-applicant.ts'

type Add = typeof preselection.addApplicant

/** The provider's staff propose a Sider; nobody of the company sees them yet (G-15, PRE-06). */
export async function addApplicant(
  call: CommandCall,
  { params, body }: Parsed<Add>,
): Promise<Answer<Add>> {
  const { queries, transaction } = call
  const mission = await lockMissionToStaff(call, params.id)
  const { actor: agent } = sessionOf(call)
  refuseOutsideSelection(agent, mission, 'addApplicant')
  if (!(await isSider(queries, body.siderId))) {
    throw invalidInput([issue(['siderId'], 'errors.field.unknown_choice')])
  }
  const { siderId, availabilities } = body
  const comment = body.comment || null
  const id = await proposeSider(transaction, mission, { agent, siderId, availabilities, comment })
  const key = { organisationId: mission.organisationId, missionId: mission.id }
  const applicant = await lockApplicant(queries, { ...key, id })
  if (applicant === undefined) throw notFound()
  const recordOf = await siderRecords(call, key, [body.siderId])
  return toApplicant(call, applicant, recordOf(applicant))
}
