import {
  acknowledgeFindings,
  type Acknowledgement,
  type LegalFindingsReply,
  readLegalFindings,
} from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import {
  type Finding,
  findingIdentity,
  type FindingKey,
} from '@renfort/domain/legal-guard/finding.ts'
import { type GuardedPlanning, legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { flexiblePlanningOf, shiftDraftOf } from '../quotation/mission-terms.ts'
import { guardFacts } from './guard-facts.ts'

staleAfter(readLegalFindings, ['mission'], ({ params }) => params.taskId)

/** The points of the law on a mission, live: the rules run on the planning on the screen. */
export function useLegalGuard(mission: Mission, planning?: GuardedPlanning) {
  const { data, isError, isPending, refetch } = useQuery(legalFindingsQuery(mission.id))
  const groups = useMemo(() => {
    const guarded = planning ?? savedPlanning(mission)
    const findings = legalFindings(guardFacts(mission, guarded, data?.previous ?? []))
    return groupPoints(findings, data?.findings ?? [])
  }, [mission, planning, data])
  return {
    groups,
    previous: data?.previous ?? [],
    isPending,
    isError,
    retry: () => void refetch(),
    /** The number of missing reasons; when the server cannot be asked, none counts as missing. */
    pending: isError ? 0 : pendingCount(groups),
  }
}

/** The saved planning of a mission, by the clocks of its place. */
export function savedPlanning({ flexiblePlanning, shifts, timeZone }: Mission): GuardedPlanning {
  return flexiblePlanning === null
    ? { shifts: shifts.map((shift) => ({ ...shiftDraftOf(shift), timeZone })) }
    : { flexible: flexiblePlanningOf(flexiblePlanning) }
}

/** What only the server knows: earlier missions on the position, and the given reasons. */
export const legalFindingsQuery = (taskId: string) =>
  queryFor(readLegalFindings, { params: { taskId } })

/** Saves a reason for some points; points that changed meanwhile are read again. */
export function useAcknowledge(taskId: string) {
  const client = useQueryClient()
  const { queryKey } = legalFindingsQuery(taskId)
  return useCommand(acknowledgeFindings, {
    handles: ({ key }) => {
      if (key === 'errors.legal_guard.finding_changed') {
        void client.invalidateQueries({ queryKey: keyOf(readLegalFindings) })
      }
      return false
    },
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
  })
}

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
