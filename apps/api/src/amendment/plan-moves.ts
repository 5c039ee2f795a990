import { type Move, replan } from '@renfort/domain/amendment/replan.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { contractTerms } from '../contract/paper/contract-terms.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { MissionChains, StoredChain } from './contract-chains.ts'
import type { PlannedAct } from './planned-act.ts'

interface MovedChain {
  readonly chain: StoredChain
  readonly move: Move
}

/** What it makes of a mission that some Siders leave some of its shifts and take others. */
export function planMoves(
  mission: MissionRecord,
  { shifts, place }: Pick<MissionChains, 'shifts' | 'place'>,
  moved: readonly MovedChain[],
  now: Instant,
): PlannedAct {
  if (moved.length === 0) throw refuse('errors.amendment.nothing_changes')
  const replanning = replan(
    shifts,
    moved.map(({ move }) => move),
  )
  if ('refusal' in replanning) throw refuse(replanning.refusal.key, replanning.refusal.params)
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const leftBy = ({ leaves }: Move) => leaves.flatMap((id) => byId.get(id) ?? [])
  const starts = moved.flatMap(({ move }) => [
    ...leftBy(move).map(({ startsAt }) => startsAt),
    ...move.takes.map(({ shift }) => shift.startsAt),
  ])
  return {
    rewriting: { kind: 'shifts', replanning },
    contracts: moved.map(({ chain }) => {
      const own = replanning.after
        .filter(({ siderIds }) => siderIds.includes(chain.contract.siderId))
        .toSorted((a, b) => compareInstants(a.startsAt, b.startsAt))
      return { chain, after: contractTerms(mission, { shifts: own }, place) }
    }),
    from: starts.toSorted(compareInstants)[0] ?? now,
    planning: {
      timeZone: zoneOfMission(mission),
      shifts: replanning.after,
      flexiblePlanning: null,
    },
    added: new Map(
      moved.flatMap(({ move }) =>
        move.takes.length === 0
          ? []
          : [[move.siderId, move.takes.map(({ shift }) => shift)] as const],
      ),
    ),
    leaving: new Map(moved.map(({ move }) => [move.siderId, leftBy(move)])),
  }
}
