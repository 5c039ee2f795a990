import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { copiedJobColumns } from '../catalogue/stored-job-fields.ts'
import { copyLocation } from '../organisation/location-queries.ts'
import { json } from '../platform/database/json-columns.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type JobDescriptionContext, jobDescriptionContext } from './job-description-context.ts'
import { eligibleManager } from './eligible-manager.ts'
import {
  findJobDescription,
  insertJobDescription,
  type JobDescriptionRow,
} from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Clone = typeof jobDescriptions.cloneJobDescription

/** A copy in the caller's own space (G-04), without the prices that the provider has set. */
export async function cloneJobDescription(
  call: CommandCall,
  { params, body }: Parsed<Clone>,
): Promise<Answer<Clone>> {
  const { transaction, queries } = call
  const context = await jobDescriptionContext(call)
  const { organisationId } = context.reach
  const source = await findJobDescription(queries, context.reach, params.id)
  if (source === undefined) throw notFound()
  if (context.editor.jobDescriptionsLocked) throw refuse('errors.job_description.locked')
  const detached = context.editor.editsDetachedPricing ? source.detachedPricing : null
  const row = await insertJobDescription(
    queries,
    organisationId,
    {
      ...copiedJobColumns(source),
      suffix: (body.suffix === undefined ? source.suffix : body.suffix) || null,
      manager_id: await eligibleManager(queries, context.family, source.managerId),
      location_id: await ownLocation(call, context, source),
      pre_selection: source.preSelection,
      has_high_risk_position: source.hasHighRiskPosition,
      detached_pricing: detached === null ? null : json(detached),
    },
    transaction.now,
  )
  await transaction.record({
    action: 'jobDescription.clone',
    entity: 'jobDescription',
    entityId: row.id,
    before: null,
    after: { ...row, clonedFrom: source.id },
  })
  return toJobDescription(call, context, row)
}

/** The same address; for an address of the network, a copy that belongs to the company. */
async function ownLocation(
  { queries, transaction }: CommandCall,
  { reach: { organisationId } }: JobDescriptionContext,
  { locationId, organisationId: owner }: JobDescriptionRow,
): Promise<string | null> {
  if (locationId === null || owner === organisationId) return locationId
  return copyLocation(queries, { locationId, organisationId, now: transaction.now })
}
