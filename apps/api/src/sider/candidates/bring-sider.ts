import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { keptPhone } from '../../platform/http/kept-phone.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../../platform/http/route.ts'
import { insertSider, insertSiderOrganisation } from '../sider-queries.ts'

type Create = typeof workers.createWorker

/** Adds a Sider whom the platform does not know yet (WORK-06, WORK-08). */
export async function bringSider(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const organisationId = organisationOf(call)
  const { firstName, lastName, email = null } = body
  const phoneNumber = keptPhone(body.phoneNumber, 'phoneNumber')
  const sider = { firstName, lastName, phoneNumber, email }
  const id = await insertSider(queries, sider, transaction.now)
  if (id === null) throw refuse('errors.sider.already_exists')
  const link = { siderId: id, organisationId, since: transaction.now, hiredAt: null }
  await insertSiderOrganisation(queries, link)
  await transaction.record({
    action: 'sider.create',
    entity: 'sider',
    entityId: id,
    before: null,
    after: sider,
  })
  return {
    id,
    firstName,
    lastName,
    phoneNumber,
    pictureUrl: null,
    isRecommended: false,
    source: 'organisation',
    lastOrganisationName: null,
    jobTypes: [],
    experiences: [],
    missionsHere: 0,
    missionsInJob: 0,
    lastMission: null,
    busy: [],
    distance: null,
  }
}
