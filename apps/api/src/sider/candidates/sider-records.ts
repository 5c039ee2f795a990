import type { SiderRecord } from '@renfort/contract/company-sider.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { SiderExperience } from '../../platform/database/json-columns.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { findBusy } from './busy-queries.ts'
import { findWorked } from './worked-here-queries.ts'

/** A Sider with the former work that their profile declares. */
export interface RecordedSider {
  readonly siderId: string
  readonly jobTitleIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
}

/**
 * The former work of some Siders, and their shifts for the company of a mission, read in two
 * statements.
 */
export async function siderRecords(
  { queries, services, locale }: Pick<ReadCall, 'queries' | 'services' | 'locale'>,
  mission: { readonly organisationId: string; readonly missionId: string },
  siderIds: readonly string[],
): Promise<(sider: RecordedSider) => SiderRecord> {
  const now = services.clock.now()
  const [worked, busy] = await Promise.all([
    findWorked(queries, { ...mission, siderIds, now }),
    findBusy(queries, { ...mission, siderIds }),
  ])
  const bySider = new Map(worked.map((row) => [row.siderId, row]))
  return ({ siderId, jobTitleIds, experiences }) => {
    const row = bySider.get(siderId)
    return {
      jobTypes: jobTitleIds.map((id) => namedTitle(id, locale)),
      experiences: experiences.map(({ name, durationMonths }) => ({
        name,
        duration: durationMonths,
      })),
      missionsHere: row?.missions ?? 0,
      missionsInJob: row?.inJob ?? 0,
      lastMission: row
        ? {
            jobTitle: namedTitle(row.jobTitleId, locale),
            date: dateAt(row.lastStart, row.timeZone),
          }
        : null,
      busy: (busy.get(siderId) ?? []).map(({ siderId: _sider, ...shift }) => shift),
    }
  }
}
