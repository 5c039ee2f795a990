import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { refuse } from '../platform/refusal.ts'
import type { CommandCall } from '../platform/route.ts'
import { deskOf } from './desk.ts'
import { jobDescriptionColumns } from './job-description-columns.ts'
import { insertJobDescription } from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Create = typeof jobDescriptions.createJobDescription

export async function createJobDescription(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const desk = await deskOf(call)
  if (desk.editor.jobDescriptionsLocked) throw refuse('errors.job_description.locked')
  const columns = await jobDescriptionColumns(call, desk, null, body)
  const row = await insertJobDescription(
    queries,
    desk.shelf.organisationId,
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
  return toJobDescription(call, desk, row)
}
