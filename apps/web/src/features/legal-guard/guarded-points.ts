import type { Acknowledgement, LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import {
  type Finding,
  findingIdentity,
  type FindingKey,
} from '@renfort/domain/legal-guard/finding.ts'

/** The points of one rule, with the reason that the company gave for all of them. */
export interface PointGroup {
  readonly key: FindingKey
  readonly findings: readonly [Finding, ...Finding[]]
  /** The reason of the company; `null` while one point has none. */
  readonly acknowledgement: Acknowledgement | null
}

/** Points by rule; a reason counts only for the point that it was given for. */
export function groupPoints(
  findings: readonly Finding[],
  answered: LegalFindingsReply['findings'],
): PointGroup[] {
  const answers = new Map(
    answered.map((finding) => [findingIdentity(finding), finding.acknowledgement]),
  )
  return [...Map.groupBy(findings, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = group
    if (first === undefined) return []
    const given = group.map((finding) => answers.get(findingIdentity(finding)) ?? null)
    const isWhole = given.every((answer) => answer !== null)
    const acknowledgement = isWhole ? (given[0] ?? null) : null
    return [{ key: first.key, findings: [first, ...others], acknowledgement }]
  })
}

/** The number of rules that still need a reason. */
export function pendingCount(groups: readonly PointGroup[]): number {
  return groups.filter(
    ({ findings: [first], acknowledgement }) =>
      first.severity === 'law' && acknowledgement === null,
  ).length
}
