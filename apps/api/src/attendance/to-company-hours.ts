import type { attendances } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { differences } from '@renfort/domain/attendance/difference.ts'
import { isImported, latestDeclared, plannedVersion } from '@renfort/domain/attendance/history.ts'
import {
  disputeDeadline,
  validationDeadline,
} from '@renfort/domain/attendance/validation-deadline.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { Call } from '../platform/http/route.ts'
import type { HoursRow } from './company-hours-queries.ts'

type CompanyHours = Answer<typeof attendances.disputeHours>

export function toCompanyHours({ locale }: Pick<Call, 'locale'>, row: HoursRow): CompanyHours {
  const { history, managerId } = row
  return {
    id: row.id,
    shiftId: row.shiftId,
    status: row.status,
    history: history.map(({ breaks, actions, ...version }) => {
      return { ...version, breaks: [...breaks], actions: [...actions] }
    }),
    sider: {
      id: row.siderId,
      firstName: row.firstName,
      lastName: row.lastName,
      pictureURL: row.pictureURL,
    },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, locale),
      manager:
        managerId === null
          ? null
          : {
              id: managerId,
              firstName: row.managerFirstName ?? '',
              lastName: row.managerLastName ?? '',
            },
      isFlexiblePlanning: row.isFlexiblePlanning,
    },
    absenceJustification: row.absenceJustification,
    isImported: isImported(row.status, history),
    differences: [...differences(plannedVersion(history), latestDeclared(history))],
    validatedAt: row.validatedAt,
    paidAt: row.paidAt,
    deadline: deadlineOf(row),
    feedback: row.feedback,
  }
}

function deadlineOf({ status, startsAt, disputedAt }: HoursRow): Instant | null {
  if (status === 'att.waiting') return validationDeadline(startsAt)
  return status === 'att.disputed' && disputedAt !== null
    ? disputeDeadline(startsAt, disputedAt)
    : null
}
