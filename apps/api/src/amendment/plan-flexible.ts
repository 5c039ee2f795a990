import { isOpenToChange } from '@renfort/domain/amendment/amended-contract.ts'
import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { addDays, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { contractTerms } from '../contract/paper/contract-terms.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import { type Amending, refuseFor } from './amending.ts'
import type { MissionChains, StoredChain } from './contract-chains.ts'
import type { PlannedAct } from './planned-act.ts'
import { findWorkedShifts } from './worked-shift-queries.ts'

interface OnFlexible {
  readonly found: MissionChains
  readonly chosen: readonly StoredChain[]
  readonly flexiblePlanning: StoredFlexiblePlanning
}

/** An act on a planning by the week: its period is longer or shorter for all, and its shifts follow. */
export async function planFlexible(
  { queries, now, mission }: Amending,
  { until }: Extract<AmendmentOrder, { kind: 'renewal' | 'term' | 'end' }>,
  { found, chosen, flexiblePlanning: before }: OnFlexible,
): Promise<PlannedAct> {
  const after = { ...before, endDate: until }
  const left = found.shifts.filter((shift) => startDayOf(shift) > until)
  const worked = await findWorkedShifts(queries, mission)
  const begun = left.find((shift) => !isOpenToChange(shift, { now, worked }))
  const [first] = chosen
  if (begun !== undefined && first !== undefined) {
    const { startsAt: startDate, endsAt: endDate } = begun
    refuseFor(first.contract, { key: 'errors.amendment.worked', params: { startDate, endDate } })
  }
  const calendar = calendarOf(mission)
  const added = blockShifts(after, calendar, { after: before.endDate })
  const isLonger = until > before.endDate
  const ofEach = <T>(value: T) =>
    new Map(chosen.map(({ contract }) => [contract.siderId, value] as const))
  return {
    rewriting: { kind: 'flexible', before, after, removed: left.map(({ id }) => id) },
    contracts: chosen.map((chain) => ({
      chain,
      after: contractTerms(mission, { flexible: after, since: chain.contract.since }, found.place),
    })),
    from: instantAt(
      addDays(isLonger ? before.endDate : until, 1),
      localTime('00:00'),
      calendar.timeZone,
    ),
    planning: { timeZone: calendar.timeZone, shifts: [], flexiblePlanning: after },
    added: isLonger ? ofEach(added) : new Map(),
    leaving: new Map(),
  }
}
