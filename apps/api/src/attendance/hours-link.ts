import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { HoursRecipient } from './hours-recipient-queries.ts'

/**
 * The link of a mail to the page of hours in a state. For a manager it shows their own lines, with
 * the name that the page displays again (TS-01, N-20); for a member of the group only, it opens the
 * company first.
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
