import type { planning } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/endpoint.ts'
import {
  addDays,
  instantOf,
  localTime,
  mondayOfWeek,
  weeksInYear,
} from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { applicantSight } from '../missions/applicant-sight.ts'
import { invalidInput } from '../platform/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/route.ts'
import { findPlannedMissions, findPlannedSiders } from './planning-queries.ts'
import { writePlanning } from './write-planning.ts'

type Read = typeof planning.readPlanning

/** The posted missions that work in an ISO week of Paris (PLAN-02, PLAN-04), as JSON. */
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
  const [missions, siders] = await Promise.all([
    findPlannedMissions(call.queries, range, applicantSight(call)),
    findPlannedSiders(call.queries, range),
  ])
  const { fileLinks } = call.services
  const shown = siders.map((sider) =>
    sider.pictureURL === null ? sider : { ...sider, pictureURL: fileLinks.link(sider.pictureURL) },
  )
  return writePlanning({ week, year, missions, siders: shown, locale })
}
