import type { siders } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { roughPlace } from '@renfort/domain/sider/sider-profile.ts'
import { keptPhone } from '../../platform/http/kept-phone.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { refuseUnknownChoices } from './sider-choices.ts'
import { siderDetails } from './sider-details.ts'
import { findSider } from './sider-details-queries.ts'
import { saveSiderProfile } from './sider-profile-queries.ts'
import { insertSider } from '../sider-queries.ts'

type Add = typeof siders.addSider

/** Adds a Sider whom the platform does not know yet; a company knows them once it hires them. */
export async function addSider(call: CommandCall, { body }: Parsed<Add>): Promise<Answer<Add>> {
  const { queries, transaction } = call
  refuseUnknownChoices(body)
  const phoneNumber = keptPhone(body.phoneNumber, 'phoneNumber')
  const id = await insertSider(queries, { ...body, phoneNumber }, transaction.now)
  if (id === null) throw refuse('errors.sider.already_exists')
  const { firstName, lastName, email, jobTypeIds, licenceIds, languageIds } = body
  await saveSiderProfile(queries, id, {
    firstName,
    lastName,
    phoneNumber,
    email,
    licenceIds,
    languageIds,
    home: body.home === null ? null : { ...roughPlace(body.home), city: body.home.city },
    jobTitleIds: jobTypeIds,
    experiences: [],
    educations: [],
    deactivatedAt: null,
  })
  await transaction.record({
    action: 'sider.create',
    entity: 'sider',
    entityId: id,
    before: null,
    after: { firstName, lastName, phoneNumber, email, jobTypeIds, licenceIds, languageIds },
  })
  const added = await findSider(queries, id)
  if (added === undefined) throw notFound()
  return siderDetails(call, added, transaction.now)
}
