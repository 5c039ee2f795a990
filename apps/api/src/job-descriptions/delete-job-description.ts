import type { jobDescriptions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/endpoint.ts'
import type { CommandCall } from '../platform/route.ts'
import { deskOf } from './desk.ts'
import { editableJobDescription } from './editable-job-description.ts'
import { markDeleted } from './job-description-queries.ts'

/** Out of every list; the row stays for the missions that came of it. */
export async function deleteJobDescription(
  call: CommandCall,
  { params }: Parsed<typeof jobDescriptions.deleteJobDescription>,
): Promise<void> {
  const { transaction, queries } = call
  const before = await editableJobDescription(call, await deskOf(call), params.id)
  await markDeleted(queries, before.id, transaction.now)
  await transaction.record({
    action: 'jobDescription.delete',
    entity: 'jobDescription',
    entityId: before.id,
    before,
    after: null,
  })
}
