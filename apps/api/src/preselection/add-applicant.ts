import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { isSider } from '../file/place-queries.ts'
import { insertApplicant, lockApplicant } from './applicant-queries.ts'
import { followSelection, refuseOutsideSelection } from './follow-selection.ts'
import { siderRecords } from '../worker/sider-records.ts'
import { toApplicant } from './to-applicant.ts'

type Add = typeof preselection.addApplicant

/** The provider's staff propose a Sider; nobody of the company sees them yet (G-15, PRE-06). */
export async function addApplicant(
  call: CommandCall,
  { params, body }: Parsed<Add>,
): Promise<Answer<Add>> {
  const { queries, transaction } = call
  const mission = await lockMissionToStaff(call, params.id)
  const { organisationId } = mission
  refuseOutsideSelection(call, mission, 'addApplicant')
  if (!(await isSider(queries, body.siderId))) {
    throw invalidInput([issue(['siderId'], 'errors.field.unknown_choice')])
  }
  const key = { organisationId, missionId: mission.id }
  const { availabilities } = body
  const comment = body.comment || null
  const { now } = transaction
  const added = { ...key, siderId: body.siderId, availabilities, comment, now }
  const id = await insertApplicant(queries, added)
  if (id === undefined) throw refuse('errors.applicant.already_there')
  await transaction.record({
    action: 'applicant.add',
    entity: 'applicant',
    entityId: id,
    organisationId,
    before: null,
    after: { availabilities, comment },
  })
  await followSelection(call, mission, 'addApplicant')
  const applicant = await lockApplicant(queries, { ...key, id })
  if (applicant === undefined) throw notFound()
  const recordOf = await siderRecords(call, key, [body.siderId])
  return toApplicant(call, applicant, recordOf(applicant))
}
