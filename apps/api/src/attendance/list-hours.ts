import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nextValidation } from '@renfort/domain/attendance/validate/validation-deadline.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { countHoursOf, countWaitingHours, findHours } from './company-hours-queries.ts'
import { filtersOf, reachOf } from './hours-filters.ts'
import { toCompanyHours } from './to-company-hours.ts'

type List = typeof attendances.listHours

export async function listHours(
  call: ReadCall,
  { query: { limit, offset, companyId, ...query } }: Parsed<List>,
): Promise<Answer<List>> {
  const { companies, reach } = await reachOf(call, { companyId })
  const filters = filtersOf(query)
  const [rows, total] = await Promise.all([
    findHours(call.queries, { reach, filters, limit, offset }),
    countHoursOf(call.queries, reach, filters),
  ])
  return { attendances: await toCompanyHours(call, rows, companies), total }
}

export async function countHours(call: ReadCall): Promise<Answer<typeof attendances.countHours>> {
  const { deadline, startedBefore } = nextValidation(call.services.clock.now())
  const { reach } = await reachOf(call)
  const { total, started } = await countWaitingHours(call.queries, reach, startedBefore)
  // On a Monday, hours of that day alone wait for the next Monday.
  if (started > 0 || total === 0) return { count: total, due: started, deadline }
  return { count: total, due: total, deadline: nextValidation(deadline).deadline }
}
