import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { lockSettings } from '../../organisation/profile-queries.ts'
import { type CommandCall, ownOrganisation, type ReadCall } from '../../platform/http/route.ts'
import { findTolerances, storeTolerance } from './tolerance-queries.ts'

export async function readTolerance(
  call: ReadCall,
  { params: { id } }: Parsed<typeof attendances.readTolerance>,
): Promise<Answer<typeof attendances.readTolerance>> {
  const organisationId = ownOrganisation(call, id)
  return (await findTolerances(call.queries, [organisationId]))(organisationId)
}

/** Sets which hours one click accepts; validated hours do not change. */
export async function changeTolerance(
  call: CommandCall,
  { params: { id }, body: after }: Parsed<typeof attendances.changeTolerance>,
): Promise<Answer<typeof attendances.changeTolerance>> {
  const organisationId = ownOrganisation(call, id)
  const { queries, transaction } = call
  await lockSettings(queries, organisationId)
  const before = (await findTolerances(queries, [organisationId]))(organisationId)
  await storeTolerance(queries, organisationId, after)
  await transaction.record({
    action: 'organisation.updateTolerance',
    entity: 'organisation',
    entityId: organisationId,
    before,
    after,
  })
  return after
}
