import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { copiedJobColumns } from '../catalogue/stored-job-fields.ts'
import { copyLocation } from '../organisation/location-queries.ts'
import { json } from '../platform/json-columns.ts'
import { notFound, refuse } from '../platform/refusal.ts'
import type { CommandCall } from '../platform/route.ts'
import { type Desk, deskOf } from './desk.ts'
import { eligibleManager } from './eligible-manager.ts'
import {
  findJobDescription,
  insertJobDescription,
  type JobDescriptionRow,
} from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Clone = typeof jobDescriptions.cloneJobDescription

/** A copy in the caller's own space (G-04); prices set by the provider stay its privilege. */
export async function cloneJobDescription(
  call: CommandCall,
  { params, body }: Parsed<Clone>,
): Promise<Answer<Clone>> {
  const { transaction, queries } = call
  const desk = await deskOf(call)
  const { organisationId } = desk.shelf
  const source = await findJobDescription(queries, desk.shelf, params.id)
  if (source === undefined) throw notFound()
  if (desk.editor.jobDescriptionsLocked) throw refuse('errors.job_description.locked')
  const detached = desk.editor.editsDetachedPricing ? source.detachedPricing : null
  const row = await insertJobDescription(
    queries,
    organisationId,
    {
      ...copiedJobColumns(source),
      suffix: (body.suffix === undefined ? source.suffix : body.suffix) || null,
      manager_id: await eligibleManager(queries, desk.family, source.managerId),
      location_id: await ownLocation(call, desk, source),
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
  return toJobDescription(call, desk, row)
}

/** The same address; one of the network becomes the company's own. */
async function ownLocation(
  { queries, transaction }: CommandCall,
  { shelf: { organisationId } }: Desk,
  { locationId, organisationId: owner }: JobDescriptionRow,
): Promise<string | null> {
  if (locationId === null || owner === organisationId) return locationId
  return copyLocation(queries, { locationId, organisationId, now: transaction.now })
}
