import type { conflictingHours } from '@renfort/contract'
import type { HoursConflict } from '@renfort/contract/attendance/conflicts.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { differences } from '@renfort/domain/attendance/validate/difference.ts'
import { latestDeclared, plannedVersion } from '@renfort/domain/attendance/history.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { toClocking } from '../to-clocking.ts'
import { type ConflictRow, countConflicts, findConflicts } from './conflict-queries.ts'

type List = typeof conflictingHours.listConflicts

/** The hours in conflict of every company, for internal staff to decide. */
export async function listConflicts(
  call: ReadCall,
  { query: page }: Parsed<List>,
): Promise<Answer<List>> {
  const [rows, total] = await Promise.all([
    findConflicts(call.queries, page),
    countConflicts(call.queries),
  ])
  return { conflicts: rows.map((row) => toConflict(call, row)), total, ...page }
}

function toConflict({ locale, services }: ReadCall, row: ConflictRow): HoursConflict {
  const { versions } = row
  return {
    id: row.id,
    company: { id: row.organisationId, name: row.organisationName },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, locale),
    },
    sider: {
      id: row.siderId,
      firstName: row.firstName,
      lastName: row.lastName,
      pictureURL: services.fileLinks.link(row.pictureURL),
    },
    versions: versions.map((version) => ({
      ...version,
      breaks: [...version.breaks],
      minutes: workedMinutes(version),
      actions: [...version.actions],
    })),
    timeZone: row.timeZone,
    differences: [...differences(plannedVersion(versions), latestDeclared(versions), row)],
    clocking: toClocking(row.clocking),
    comment: row.comment,
    absenceJustification: row.absenceJustification,
  }
}
