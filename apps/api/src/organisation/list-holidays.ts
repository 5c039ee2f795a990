import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { holidaysOf } from '@renfort/domain/law/public-holidays.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findRemunerationPolicy } from './organisation-queries.ts'

type List = typeof organisation.listHolidays

/** Holidays of a year; only a company has a solidarity day. */
export async function listHolidays(call: ReadCall, { query }: Parsed<List>): Promise<Answer<List>> {
  const company = sessionOf(call).organisation
  const policy = company === null ? null : await findRemunerationPolicy(call.queries, company.id)
  const solidarity = policy?.hoursTypes.bankHolidays.solidarity ?? null
  return holidaysOf(query.year).map(({ slug, date }) => ({
    name: slug,
    startDate: date,
    endDate: addDays(date, 1),
    solidarity: slug === solidarity,
  }))
}
