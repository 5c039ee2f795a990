import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { jobDescriptionContext } from './job-description-context.ts'
import { jobDescriptionColumns } from './job-description-columns.ts'
import { insertJobDescription } from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Create = typeof jobDescriptions.createJobDescription

export async function createJobDescription(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const context = await jobDescriptionContext(call)
  if (context.editor.jobDescriptionsLocked) throw refuse('errors.job_description.locked')
  const columns = await jobDescriptionColumns(call, context, null, body)
  const row = await insertJobDescription(
    queries,
    context.reach.organisationId,
    { ...columns, job_title_id: body.jobTitleId },
    transaction.now,
  )
  await transaction.record({
    action: 'jobDescription.create',
    entity: 'jobDescription',
    entityId: row.id,
    before: null,
    after: row,
  })
  return toJobDescription(call, context, row)
}
