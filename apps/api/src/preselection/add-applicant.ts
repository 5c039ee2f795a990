import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { archivedRefusal } from '@renfort/domain/mission/edition.ts'
import { findMissionOwner, lockMissionRow } from '../mission-record/mission-queries.ts'
import { invalidInput, notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
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
  const organisationId = await findMissionOwner(queries, params.id)
  if (organisationId === undefined) throw notFound()
  const mission = await lockMissionRow(queries, { organisationId, owner: null, id: params.id })
  if (mission === undefined) throw notFound()
  throwRefusal(archivedRefusal(mission))
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
