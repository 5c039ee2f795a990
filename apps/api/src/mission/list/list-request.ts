import type { missions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  type ListStatus,
  type ProgressStep,
  progressSteps,
  type SelectionStatus,
  selectionStatuses,
} from '@renfort/domain/mission/mission.ts'
import { type ReadCall, ownerLimit, sessionOf } from '../../platform/http/route.ts'
import type { MissionReach } from './mission-list-queries.ts'

type Filters = Parsed<typeof missions.countMissions>['query']

/** Only admins can filter by manager; for others the filter is ignored (decisions §9). */
export function reachOf(call: ReadCall, { managerId }: Filters): MissionReach {
  const owner = ownerLimit(call, 'mission.list')
  if (owner !== null) return { kind: 'member', userId: owner }
  const filtered =
    managerId !== undefined && can(sessionOf(call).actor, 'mission.filterByManager').allowed
  return filtered ? { kind: 'manager', userId: managerId } : { kind: 'organisation' }
}

/**
 * The steps and selection states of a list (decisions §8). Callers who may not see drafts get none
 * (C-29).
 */
export function wantedOf(
  call: ReadCall,
  statuses: readonly ListStatus[] = progressSteps,
): { steps: readonly ProgressStep[]; selections: readonly SelectionStatus[] } {
  const wanted = new Set<string>(statuses)
  const withDrafts = can(sessionOf(call).actor, 'mission.listDrafts').allowed
  return {
    steps: progressSteps.filter((step) => wanted.has(step) && (step !== 'draft' || withDrafts)),
    selections: (['new', 'closed'] as const).filter((selection) => wanted.has(selection)),
  }
}

/** The counters whose sum is the total. */
export function bucketsOf({
  steps,
  selections,
}: {
  readonly steps: readonly ProgressStep[]
  readonly selections: readonly SelectionStatus[]
}): string[] {
  return progressSteps.flatMap((step) => {
    if (step === 'draft') return steps.includes(step) ? ['draft:'] : []
    const counted = steps.includes(step) ? selectionStatuses : selections
    return counted.map((selection) => `${step}:${selection}`)
  })
}
