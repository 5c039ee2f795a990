import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { holidaysOf, localHolidaysAt, solidarityAt } from '@renfort/domain/law/public-holidays.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { notFound } from '../platform/http/refusal.ts'
import { findFavouriteLocation } from './location-queries.ts'
import { findRemunerationPolicy } from './organisation-queries.ts'

type List = typeof organisation.listHolidays

/**
 * Holidays of a year, including local ones if a place is given; only a company has a solidarity
 * day.
 */
export async function listHolidays(call: ReadCall, { query }: Parsed<List>): Promise<Answer<List>> {
  const company = sessionOf(call).organisation
  const policy = company === null ? null : await findRemunerationPolicy(call.queries, company.id)
  const chosen = policy?.hoursTypes.bankHolidays.solidarity ?? null
  const place =
    company === null || query.locationId === undefined
      ? undefined
      : await findFavouriteLocation(call.queries, company.id, query.locationId)
  if (query.locationId !== undefined && place === undefined) throw notFound()
  const local = place === undefined ? [] : localHolidaysAt(place)
  const solidarity = solidarityAt(chosen, local)
  return holidaysOf(query.year, local).map(({ slug, date }) => ({
    name: slug,
    startDate: date,
    endDate: addDays(date, 1),
    solidarity: slug === solidarity,
  }))
}
