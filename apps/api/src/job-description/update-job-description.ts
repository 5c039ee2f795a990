import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { jobDescriptionContext } from './job-description-context.ts'
import { editableJobDescription } from './editable-job-description.ts'
import { jobDescriptionColumns } from './job-description-columns.ts'
import { saveJobDescription } from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Update = typeof jobDescriptions.updateJobDescription

export async function updateJobDescription(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const { transaction, queries } = call
  const context = await jobDescriptionContext(call)
  const before = await editableJobDescription(call, context, params.id)
  const columns = await jobDescriptionColumns(call, context, before, body)
  const after = await saveJobDescription(queries, before.id, columns, transaction.now)
  await transaction.record({
    action: 'jobDescription.update',
    entity: 'jobDescription',
    entityId: before.id,
    before,
    after,
  })
  return toJobDescription(call, context, after)
}
