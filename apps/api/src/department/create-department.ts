import type { departments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { insertDepartment } from './department-queries.ts'

type Create = typeof departments.createDepartment

export async function createDepartment(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const organisationId = ownOrganisation(call, params.id, body.organisationId)
  const { transaction, queries } = call
  const row = await insertDepartment(queries, organisationId, body, transaction.now)
  if (row === undefined) throw refuse('errors.department.duplicate_name')
  await transaction.record({
    action: 'department.create',
    entity: 'department',
    entityId: row.id,
    before: null,
    after: row,
  })
  return row
}
