import type { jobDescriptions } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { type ExecutiveStatus, isDraft } from '@renfort/domain/job-description/job-description.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { type Pricing, pricingOf } from '@renfort/domain/remuneration/pricing-rows.ts'
import { namedTitle, toJobFields } from '../catalogue/to-job-fields.ts'
import { findLocationsById, type LocationRow } from '../organisation/location-queries.ts'
import { toLocation } from '../organisation/to-location.ts'
import type { Queries } from '../platform/database/db.ts'
import { type JobDescriptionContext, originAt } from './job-description-context.ts'
import type { JobDescriptionRow } from './job-description-queries.ts'
import { toPricing } from './to-pricing.ts'

type JobDescriptionReply = Answer<typeof jobDescriptions.createJobDescription>

interface Reader {
  readonly queries: Queries
  readonly locale: Locale
}

/** Job descriptions as they travel, with their addresses, which one further statement reads. */
export async function toJobDescriptions(
  { queries, locale }: Reader,
  context: JobDescriptionContext,
  rows: readonly JobDescriptionRow[],
): Promise<JobDescriptionReply[]> {
  const locationIds = rows.flatMap(({ locationId }) => locationId ?? [])
  const locations = await findLocationsById(queries, [...new Set(locationIds)])
  return rows.map((row) => reply(row, context, locale, locations.get(row.locationId ?? '')))
}

export async function toJobDescription(
  reader: Reader,
  context: JobDescriptionContext,
  row: JobDescriptionRow,
): Promise<JobDescriptionReply> {
  const [only] = await toJobDescriptions(reader, context, [row])
  if (only === undefined) throw new Error('One job description makes one answer')
  return only
}

function reply(
  row: JobDescriptionRow,
  context: JobDescriptionContext,
  locale: Locale,
  location: LocationRow | undefined,
): JobDescriptionReply {
  const { equipments, ...fields } = toJobFields(row, locale)
  const pricing = pricingAt(context, row)
  return {
    id: row.id,
    organisationId: row.organisationId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    suffix: row.suffix,
    enabled: row.enabled,
    origin: originAt(context, row),
    managerId: row.managerId,
    preSelection: row.preSelection,
    pricing: pricing === null ? null : { id: row.id, ...toPricing(pricing) },
    pricingOrigin: pricingOriginOf(row),
    hasHighRiskPosition: row.hasHighRiskPosition,
    jobTitle: namedTitle(row.jobTitleId, locale),
    ...fields,
    equipment: equipments,
    location: location === undefined ? null : toLocation(location, row),
    draft: isDraft({
      hourlyRateCents: rateOf(row),
      executiveStatus: row.executiveStatus as ExecutiveStatus | null,
    }),
  }
}

/** Set row by row by the provider, or computed from the policy (N-17). */
export function pricingOriginOf(row: Pick<JobDescriptionRow, 'detachedPricing'>) {
  return row.detachedPricing === null ? 'organisation' : 'detached'
}

/**
 * A job description of the network has the prices of the company that reads it; a group has none.
 */
function pricingAt(
  { terms, editor }: JobDescriptionContext,
  row: JobDescriptionRow,
): Pricing | null {
  if (row.detachedPricing !== null) return row.detachedPricing
  const rate = rateOf(row)
  if (rate === null || editor.inGroupSpace) return null
  return pricingOf(rate, terms.hoursTypes, terms.coefficients)
}

function rateOf({ hourlyRateCents }: JobDescriptionRow) {
  return hourlyRateCents === null ? null : cents(hourlyRateCents)
}
