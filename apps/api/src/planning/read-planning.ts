import type { planning } from '@renfort/contract'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  addDays,
  instantOf,
  localTime,
  mondayOfWeek,
  weeksInYear,
} from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { applicantSight } from '../mission-record/applicant-sight.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findPlannedMissions, findPlannedSiders, type PlannedMission } from './planning-queries.ts'
import { layOut, writePlanning } from './write-planning.ts'

type Read = typeof planning.readPlanning

/**
 * The posted missions with work in an ISO week of Paris, sorted by name (PLAN-02, PLAN-04), as
 * JSON.
 */
export async function readPlanning(call: ReadCall, { query }: Parsed<Read>): Promise<string> {
  const { week, year, locale = call.locale } = query
  const max = weeksInYear(year)
  if (week > max) throw invalidInput([issue(['week'], 'errors.field.too_big', { max })])
  const monday = mondayOfWeek(year, week)
  const midnight = localTime('00:00')
  const range = {
    organisationId: organisationOf(call),
    from: instantOf(monday, midnight),
    to: instantOf(addDays(monday, 7), midnight),
  }
  const sight = {
    applicants: applicantSight(call),
    contracts: can(sessionOf(call).actor, 'contract.read').allowed,
  }
  const [missions, siders] = await Promise.all([
    findPlannedMissions(call.queries, range, sight).then((found) =>
      layOut(byTitle(found, locale), locale),
    ),
    findPlannedSiders(call.queries, range),
  ])
  const { fileLinks } = call.services
  const shown = siders.map((sider) =>
    sider.pictureURL === null ? sider : { ...sider, pictureURL: fileLinks.link(sider.pictureURL) },
  )
  return writePlanning({ week, year, missions, siders: shown })
}

/**
 * Sorted here so that a mission keeps its place from week to week; sorting in the browser would be
 * slower.
 */
function byTitle(missions: readonly PlannedMission[], locale: Locale): readonly PlannedMission[] {
  const compare = alphabetical(locale)
  return missions
    .map((mission) => {
      const jobTitle = namedTitle(mission.jobTitleId, locale).name
      return { mission, title: missionDisplayName(jobTitle, mission.name) }
    })
    .toSorted((a, b) => compare(a.title, b.title) || (a.mission.id < b.mission.id ? -1 : 1))
    .map(({ mission }) => mission)
}
