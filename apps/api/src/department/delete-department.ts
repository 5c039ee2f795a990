import type { departments } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { lockDepartment, markDeleted } from './department-queries.ts'

export async function deleteDepartment(
  call: CommandCall,
  { params }: Parsed<typeof departments.deleteDepartment>,
): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const before = await lockDepartment(queries, organisationId, params.departmentId)
  if (before === undefined) throw notFound()
  await markDeleted(queries, before.id, transaction.now)
  await transaction.record({
    action: 'department.delete',
    entity: 'department',
    entityId: before.id,
    before,
    after: null,
  })
}
