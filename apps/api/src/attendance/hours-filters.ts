import type { attendances } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  companiesWhere,
  type CompanyOfCaller,
  reachIn,
} from '../organisation/companies-of-caller.ts'
import type { Call } from '../platform/http/route.ts'
import type { HoursFilters, HoursReach } from './company-hours-queries.ts'

type Query = Omit<Parsed<typeof attendances.listAcceptableHours>['query'], 'choice' | 'companyId'>

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

/** The companies whose hours a caller asks for, and which of their hours the caller may see. */
export async function reachOf(
  call: Call,
  { companyId }: { readonly companyId?: string | undefined } = {},
): Promise<{ readonly companies: readonly CompanyOfCaller[]; readonly reach: HoursReach }> {
  const all = await companiesWhere(call, 'attendance.read')
  const companies = all.filter(({ id }) => companyId === undefined || id === companyId)
  return { companies, reach: reachIn(call, companies, 'attendance.read') }
}
