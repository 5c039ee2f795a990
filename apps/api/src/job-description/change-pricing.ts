import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import { detachedRows } from '@renfort/domain/remuneration/detached-pricing.ts'
import { json } from '../platform/database/json-columns.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import {
  contextOf,
  type JobDescriptionContext,
  jobDescriptionContext,
  originAt,
} from './job-description-context.ts'
import {
  findJobDescriptionOwner,
  lockJobDescription,
  saveJobDescription,
} from './job-description-queries.ts'
import { toJobDescription } from './to-job-description.ts'

type Change = typeof jobDescriptions.changePricing

/**
 * The provider’s own price lists (N-17): for any job description, or for one of the company acted for.
 * The lock of a company’s job descriptions (N-28) is no obstacle: it keeps what the provider has set.
 */
export async function changePricing(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { transaction, queries } = call
  const context = await contextFor(call, params.id)
  const before = await lockJobDescription(queries, context.reach, params.id)
  if (before === undefined) throw notFound()
  const isOfNetwork = originAt(context, before) === 'network'
  if (isOfNetwork && !context.editor.inGroupSpace) throw refuse('errors.job_description.read_only')
  const detached = body.pricing === null ? null : listsOf(body.pricing, before.hourlyRateCents)
  const after = await saveJobDescription(
    queries,
    before.id,
    { detached_pricing: detached === null ? null : json(detached) },
    transaction.now,
  )
  await transaction.record({
    action: 'jobDescription.changePricing',
    entity: 'jobDescription',
    entityId: before.id,
    organisationId: before.organisationId,
    before: { detachedPricing: before.detachedPricing },
    after: { detachedPricing: detached },
  })
  return toJobDescription(call, context, after)
}

/** That of the company acted for; without one, that of the job description itself. */
async function contextFor(call: CommandCall, id: string): Promise<JobDescriptionContext> {
  if (call.scope.onBehalfOfId !== null) return jobDescriptionContext(call)
  const owner = await findJobDescriptionOwner(call.queries, id)
  if (owner === undefined) throw notFound()
  return contextOf(call, owner)
}

function listsOf(
  { delegation, gestion }: NonNullable<Parsed<Change>['body']['pricing']>,
  hourlyRateCents: number | null,
) {
  if (hourlyRateCents === null) throw refuse('errors.task.rate_missing')
  const rate: Cents = cents(hourlyRateCents)
  return { delegation: detachedRows(delegation, rate), gestion: detachedRows(gestion, rate) }
}
