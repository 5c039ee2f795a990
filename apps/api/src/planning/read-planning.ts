import type { planning } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { applicantSight } from '../mission-record/applicant-sight.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { byTitle, weekOf } from './find-week.ts'
import { findPlannedMissions, findPlannedSiders } from './planning-queries.ts'
import { layOut, writePlanning } from './write-planning.ts'

type Read = typeof planning.readPlanning

/**
 * The posted missions with work in an ISO week of their place, sorted by name (PLAN-02, PLAN-04), as
 * JSON.
 */
export async function readPlanning(call: ReadCall, { query }: Parsed<Read>): Promise<string> {
  const { week, year, locale = call.locale } = query
  const range = weekOf(call, query)
  const sight = {
    applicants: applicantSight(call),
    contracts: can(sessionOf(call).actor, 'contract.read').allowed,
  }
  const [missions, siders] = await Promise.all([
    findPlannedMissions(call.queries, range, sight).then((found) =>
      layOut(byTitle(found, locale), range, locale),
    ),
    findPlannedSiders(call.queries, range),
  ])
  const { fileLinks } = call.services
  const shown = siders.map((sider) =>
    sider.pictureURL === null ? sider : { ...sider, pictureURL: fileLinks.link(sider.pictureURL) },
  )
  return writePlanning({ week, year, missions, siders: shown })
}
