import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { HoursRecipient } from './hours-recipient-queries.ts'

/**
 * The page of hours in a state, for somebody who is told of them: for a manager of their own lines, with
 * the name that the page shows again (TS-01, N-20); for whoever belongs to the group alone, in the company.
 */
export function hoursLink(
  publicUrl: string,
  { isManager, userId, firstName, lastName, companyToChoose }: HoursRecipient,
  status: AttendanceStatus,
): string {
  const search = new URLSearchParams({
    ...(companyToChoose === null ? {} : { company: companyToChoose }),
    ...(isManager
      ? { searchBy: 'manager', managerId: userId, managerName: fullName({ firstName, lastName }) }
      : {}),
    status,
  })
  return `${publicUrl}/timesheets?${search}`
}
