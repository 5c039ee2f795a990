import type { legalGuard } from '@renfort/contract'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { type Finding, findingIdentity } from '@renfort/domain/legal-guard/finding.ts'
import type { Repair } from '@renfort/domain/legal-guard/repair.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { z } from 'zod'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { Acknowledgements } from './acknowledgement-queries.ts'
import { type GuardedMission, toPrevious } from './guard-mission.ts'
import type { PositionMission } from './position-queries.ts'

type Reply = z.input<typeof legalGuard.legalFindings>
type WireFinding = Reply['findings'][number]

/** Findings on the wire, each with its acknowledgement. */
export function toLegalFindings(
  { findings, previous }: GuardedMission,
  known: Acknowledgements,
  jobTitleId: string,
  locale: Locale,
): Reply {
  const { name: jobTitle } = namedTitle(jobTitleId, locale)
  return {
    findings: findings.map((finding) => toFinding(finding, known)),
    previous: previous.map((mission) => toPreviousMission(mission, jobTitle)),
  }
}

function toFinding(finding: Finding, known: Acknowledgements): WireFinding {
  const { severity, key, source, measure, mention, previous } = finding
  return {
    severity,
    key,
    article: source.article ?? null,
    source: { text: source.text, url: source.url ?? null, toConfirm: source.toConfirm ?? null },
    dates: [...finding.dates],
    siders: [...finding.siders],
    measure,
    mention,
    previous: previous && { taskId: previous.id, days: previous.days },
    repair: finding.repair && toRepair(finding.repair),
    acknowledgement: acknowledgementOf(finding, known),
  }
}

function toRepair(repair: Repair): NonNullable<WireFinding['repair']> {
  if (repair.kind === 'name_supplier') return { kind: repair.kind }
  if (!('shifts' in repair)) return { kind: repair.kind, date: repair.date }
  const { kind, shifts, minutes } = repair
  const bounds = shifts.map(({ startsAt, endsAt }) => ({ startDate: startsAt, endDate: endsAt }))
  return { kind, shifts: bounds, minutes }
}

function acknowledgementOf(
  finding: Finding,
  known: Acknowledgements,
): WireFinding['acknowledgement'] {
  const row = known.get(findingIdentity(finding))
  if (row === undefined) return null
  const { reason, acknowledgedAt, userId, firstName, lastName } = row
  return {
    reason,
    acknowledgedAt,
    acknowledgedBy:
      userId === null ? null : { id: userId, firstName: firstName ?? '', lastName: lastName ?? '' },
  }
}

function toPreviousMission(mission: PositionMission, jobTitle: string): Reply['previous'][number] {
  const { startDate, endDate, motive, weekdays } = toPrevious(mission)
  const name = missionDisplayName(jobTitle, mission.name)
  return {
    taskId: mission.id,
    name: mission.uniqueIdentifier === null ? name : `${name} (${mission.uniqueIdentifier})`,
    startDate,
    endDate,
    reason: motive?.reason ?? null,
    replaced: [...(motive?.replaced ?? [])],
    weekdays: [...weekdays],
  }
}
