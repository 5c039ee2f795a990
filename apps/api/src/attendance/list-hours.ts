import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nextValidation } from '@renfort/domain/attendance/validation-deadline.ts'
import { addDays, instantOf, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import {
  countHoursOf,
  countWaitingHours,
  findHours,
  type HoursReach,
} from './company-hours-queries.ts'
import { toCompanyHours } from './to-company-hours.ts'

type List = typeof attendances.listHours

export async function listHours(call: ReadCall, { query }: Parsed<List>): Promise<Answer<List>> {
  const { startDate, endDate, status, type, limit, offset, ...others } = query
  const midnight = localTime('00:00')
  const filters = {
    ...others,
    from: startDate === undefined ? undefined : instantOf(isoDate(startDate), midnight),
    until: endDate === undefined ? undefined : instantOf(addDays(isoDate(endDate), 1), midnight),
    statuses: status,
    matching: type === undefined ? undefined : type === 'matching',
  }
  const reach = reachOf(call)
  const [rows, total] = await Promise.all([
    findHours(call.queries, { reach, filters, limit, offset }),
    countHoursOf(call.queries, reach, filters),
  ])
  return { attendances: rows.map((row) => toCompanyHours(call, row)), total }
}

export async function countHours(call: ReadCall): Promise<Answer<typeof attendances.countHours>> {
  const { deadline, startedBefore } = nextValidation(call.services.clock.now())
  const { total, started } = await countWaitingHours(call.queries, reachOf(call), startedBefore)
  // On a Monday, the hours of that day alone wait for the next one.
  if (started > 0 || total === 0) return { count: total, due: started, deadline }
  return { count: total, due: total, deadline: nextValidation(deadline).deadline }
}

function reachOf(call: ReadCall): HoursReach {
  return { organisationId: organisationOf(call), owner: ownerLimit(call, 'attendance.read') }
}
