import type { departments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { isNameTaken, lockDepartment, saveDepartment } from './department-queries.ts'

type Update = typeof departments.updateDepartment

export async function updateDepartment(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  if (Object.keys(body).length === 0) throw invalidInput([issue([], 'errors.field.required')])
  const before = await lockDepartment(queries, organisationId, params.departmentId)
  if (before === undefined) throw notFound()
  const { name = before.name, code = before.code } = body
  if (await isNameTaken(queries, before, name)) throw refuse('errors.department.duplicate_name')
  const after = await saveDepartment(queries, before.id, { name, code }, transaction.now)
  await transaction.record({
    action: 'department.update',
    entity: 'department',
    entityId: before.id,
    before,
    after,
  })
  return after
}
