import type { jobDescriptions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { jobDescriptionContext } from './job-description-context.ts'
import { editableJobDescription } from './editable-job-description.ts'
import { markDeleted } from './job-description-queries.ts'

/** Hides a job description from every list; its row stays for the missions made from it. */
export async function deleteJobDescription(
  call: CommandCall,
  { params }: Parsed<typeof jobDescriptions.deleteJobDescription>,
): Promise<void> {
  const { transaction, queries } = call
  const before = await editableJobDescription(call, await jobDescriptionContext(call), params.id)
  await markDeleted(queries, before.id, transaction.now)
  await transaction.record({
    action: 'jobDescription.delete',
    entity: 'jobDescription',
    entityId: before.id,
    before,
    after: null,
  })
}
