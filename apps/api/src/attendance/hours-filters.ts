import type { attendances } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import type { HoursFilters, HoursReach } from './company-hours-queries.ts'

type Query = Omit<Parsed<typeof attendances.listAcceptableHours>['query'], 'choice'>

/** The filters of a caller; their days are local days of each place (G-34). */
export function filtersOf({
  startDate,
  endDate,
  status,
  type,
  taskId,
  ...others
}: Query): HoursFilters {
  return {
    ...others,
    missionId: taskId,
    from: startDate === undefined ? undefined : isoDate(startDate),
    to: endDate === undefined ? undefined : isoDate(endDate),
    statuses: status,
    matching: type === undefined ? undefined : type === 'matching',
  }
}

/**
 * The hours that a caller may see: all of the company, or those of the missions that they manage.
 */
export function reachOf(call: ReadCall): HoursReach {
  return { organisationId: organisationOf(call), owner: ownerLimit(call, 'attendance.read') }
}
