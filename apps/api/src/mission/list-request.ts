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
import { type ReadCall, ownerLimit, sessionOf } from '../platform/http/route.ts'
import type { MissionReach } from './mission-list-queries.ts'

type Filters = Parsed<typeof missions.countMissions>['query']

/** The filter by manager is for admins; it is ignored for others (decisions §9). */
export function reachOf(call: ReadCall, { managerId }: Filters): MissionReach {
  const owner = ownerLimit(call, 'mission.list')
  if (owner !== null) return { kind: 'member', userId: owner }
  const filtered =
    managerId !== undefined && can(sessionOf(call).actor, 'mission.filterByManager').allowed
  return filtered ? { kind: 'manager', userId: managerId } : { kind: 'organisation' }
}

/**
 * What the statuses of a list mean (decisions §8). Drafts are left out for callers who may not see
 * them (C-29).
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

/** The counters that add up to the total. */
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
