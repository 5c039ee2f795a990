import type { jobDescriptions } from '@renfort/contract'
import type { Answer } from '@renfort/contract/endpoint.ts'
import type { Locale } from '@renfort/contract/fields.ts'
import { type ExecutiveStatus, isDraft } from '@renfort/domain/job-description/job-description.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { type Pricing, pricingOf } from '@renfort/domain/remuneration/pricing-rows.ts'
import { namedTitle, toJobFields } from '../catalogue/to-job-fields.ts'
import { findLocationsById, type LocationRow } from '../organisation/location-queries.ts'
import { toLocation } from '../organisation/to-location.ts'
import type { Queries } from '../platform/db.ts'
import { type Desk, originAt } from './desk.ts'
import type { JobDescriptionRow } from './job-description-queries.ts'
import { toPricing } from './to-pricing.ts'

type JobDescriptionReply = Answer<typeof jobDescriptions.createJobDescription>

interface Reader {
  readonly queries: Queries
  readonly locale: Locale
}

/** Job descriptions as they travel, with their addresses, in one statement more whatever their number. */
export async function toJobDescriptions(
  { queries, locale }: Reader,
  desk: Desk,
  rows: readonly JobDescriptionRow[],
): Promise<JobDescriptionReply[]> {
  const locationIds = rows.flatMap(({ locationId }) => locationId ?? [])
  const locations = await findLocationsById(queries, [...new Set(locationIds)])
  return rows.map((row) => reply(row, desk, locale, locations.get(row.locationId ?? '')))
}

export async function toJobDescription(
  reader: Reader,
  desk: Desk,
  row: JobDescriptionRow,
): Promise<JobDescriptionReply> {
  const [only] = await toJobDescriptions(reader, desk, [row])
  if (only === undefined) throw new Error('One job description makes one answer')
  return only
}

function reply(
  row: JobDescriptionRow,
  desk: Desk,
  locale: Locale,
  location: LocationRow | undefined,
): JobDescriptionReply {
  const { equipments, ...fields } = toJobFields(row, locale)
  const pricing = pricingAt(desk, row)
  return {
    id: row.id,
    organisationId: row.organisationId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    suffix: row.suffix,
    enabled: row.enabled,
    origin: originAt(desk, row),
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

/** A network's job description has the prices of the company that reads it; a group by itself has none. */
function pricingAt({ terms, editor }: Desk, row: JobDescriptionRow): Pricing | null {
  if (row.detachedPricing !== null) return row.detachedPricing
  const rate = rateOf(row)
  if (rate === null || editor.inGroupSpace) return null
  return pricingOf(rate, terms.hoursTypes, terms.coefficients)
}

function rateOf({ hourlyRateCents }: JobDescriptionRow) {
  return hourlyRateCents === null ? null : cents(hourlyRateCents)
}
