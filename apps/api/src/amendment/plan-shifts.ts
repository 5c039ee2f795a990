import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import { moveOf } from '@renfort/domain/amendment/moves.ts'
import { wireField } from '@renfort/contract/shift.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { validateShift } from '@renfort/domain/shift/shift.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import { type Amending, refuseFor } from './amending.ts'
import type { MissionChains, StoredChain } from './contract-chains.ts'
import type { PlannedAct } from './planned-act.ts'
import { planMoves } from './plan-moves.ts'
import { findWorkedShifts } from './worked-shift-queries.ts'

type ShiftOrder = Exclude<AmendmentOrder, { kind: 'place' }>

interface Chosen {
  readonly found: MissionChains
  readonly chosen: readonly StoredChain[]
}

/** An act on contracts whose hours are shifts: each Sider leaves some of theirs and takes others. */
export async function planShifts(
  { queries, now, mission }: Amending,
  order: ShiftOrder,
  { found, chosen }: Chosen,
): Promise<PlannedAct> {
  const { shifts } = found
  if (order.kind === 'hours') refuseHours(order.shifts, { shifts, now })
  const calendar = calendarOf(mission)
  const worked = await findWorkedShifts(queries, mission)
  const moved = chosen.flatMap((chain) => {
    const contract = { siderId: chain.contract.siderId, term: chain.terms }
    const answer = moveOf(contract, order, { shifts, now, worked, calendar })
    if ('move' in answer) {
      const { leaves, takes } = answer.move
      return leaves.length + takes.length === 0 ? [] : [{ chain, move: answer.move }]
    }
    refuseFor(chain.contract, answer.refusal)
    return []
  })
  return planMoves(mission, found, moved, now)
}

/** New hours follow the rules of every shift; each is one of the mission. */
function refuseHours(
  changed: Extract<AmendmentOrder, { kind: 'hours' }>['shifts'],
  { shifts, now }: Pick<Amending, 'now'> & Pick<MissionChains, 'shifts'>,
): void {
  const known = new Set(shifts.map(({ id }) => id))
  const seen = new Set<string>()
  const issues = changed.flatMap(({ id, ...shift }, i) => {
    const isTwice = seen.has(id)
    seen.add(id)
    if (!known.has(id) || isTwice) {
      return [issue(['shifts', i, 'id'], 'errors.field.unknown_choice')]
    }
    return validateShift({ ...shift, slots: 1 }, { now, insider: false }).map((problem) => ({
      ...problem,
      path: ['shifts', i, ...problem.path.map(wireField)],
    }))
  })
  if (issues.length > 0) throw invalidInput(issues)
}
