import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import {
  additionWay,
  type GestureMission,
  type GestureWay,
  gestureWay,
} from '@renfort/domain/shift/gesture-lock.ts'
import { actorOf, useMe } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { reaches } from '../../mission/mission-actions.ts'
import { useMoveWords } from './words.ts'

export interface GestureWays {
  /** How a shift of the mission is changed now. */
  ofShift: (shift: Pick<Shift, 'startDate'>) => GestureWay
  /** How one is added. */
  ofAddition: GestureWay
}

/** What the state of a mission and the rights of the user allow in the planning. */
export function useGestureWays(mission: Mission): GestureWays {
  const { now } = useProductClock()
  const facts = useGestureFacts()(mission)
  return {
    ofShift: ({ startDate }) => gestureWay(facts, { startsAt: instant(startDate) }, now()),
    ofAddition: additionWay(facts),
  }
}

/** What decides how the shifts of a mission are changed by the user. */
export function useGestureFacts(): (mission: Mission) => GestureMission {
  const me = useMe()
  const actor = actorOf(me)
  return (mission) => ({
    archived: mission.archived,
    hasContracts: mission.hasContracts,
    isInCorrection: mission.isInCorrection && can(actor, 'contract.correct').allowed,
    isFlexible: mission.flexiblePlanning !== null,
    mayEdit: reaches('mission.edit', actor, me.id, mission),
    mayAmend: reaches('contract.amend', actor, me.id, mission),
  })
}

/** Why something is closed, in a sentence; nothing where it is open. */
export function useLockSentence(): (way: GestureWay) => string | undefined {
  const t = useMoveWords()
  return (way) => {
    if (way.way === 'change') return undefined
    return t(($) => $.locks[way.way === 'closed' ? way.because : 'contracts'])
  }
}

/** Whose rows a week has. */
export type WeekRows = 'missions' | 'siders'

/** Why a shift does not go to another row: it stays in its mission, and nobody hires by moving it. */
export function useStaySentence(): (mission: Mission, rows: WeekRows) => string {
  const t = useMoveWords()
  return (mission, rows) => {
    if (rows === 'missions') return t(($) => $.stays.mission)
    return mission.preSelection ? t(($) => $.stays.candidates) : t(($) => $.stays.provider)
  }
}
