import type { Acknowledgement, LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import {
  type Finding,
  findingIdentity,
  type FindingKey,
} from '@renfort/domain/legal-guard/finding.ts'

/** The points of one rule, with the reason for which all of them are kept. */
export interface PointGroup {
  readonly key: FindingKey
  readonly findings: readonly [Finding, ...Finding[]]
  /** Given for each of them; `null` while one still awaits it. */
  readonly acknowledgement: Acknowledgement | null
}

/** Points by rule; an answer holds for the very point that it was given for. */
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

/** Rules of the law that nobody has answered yet. */
export function pendingCount(groups: readonly PointGroup[]): number {
  return groups.filter(
    ({ findings: [first], acknowledgement }) =>
      first.severity === 'law' && acknowledgement === null,
  ).length
}
