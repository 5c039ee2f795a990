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
import { judgeGesture } from '@renfort/domain/shift/gesture.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { errorSentence } from '../../../platform/error-words.ts'
import { actorOf, useMe } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { reaches } from '../../mission/mission-actions.ts'
import { missionCalendar } from '../../quotation/mission-terms.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { shiftsOfSameSiders } from './planned-slots.ts'
import { useMoveWords } from './words.ts'

type ProblemOf = (shiftId: string, before: ShiftDraft, draft: ShiftDraft) => string | undefined

interface Judge {
  /** Why a shift cannot have the times that were typed. */
  ofFields: ProblemOf
  /**
   * Why a shift cannot move where a key or a pointer puts it: they change only the day or the hour, and avoid
   * holidays.
   */
  ofGesture: ProblemOf
}

/** Why a shift of a mission cannot have other times, in a sentence. */
export function useJudge(mission: Mission): Judge {
  const t = useMoveWords()
  const { locale } = useUiWords()
  const client = useQueryClient()
  const { rules } = useShiftCalendar(mission)
  const judged = (shiftId: string, before: ShiftDraft, draft: ShiftDraft) =>
    judgeGesture(before, draft, {
      others: mission.shifts.filter(({ id }) => id !== shiftId).map(plannedOf),
      theirs: shiftsOfSameSiders(client, { missionId: mission.id, shiftId }),
      rules: rules(),
      calendar: missionCalendar(mission),
    })
  const ofFields: ProblemOf = (...asked) => {
    const { issues, isOverAnother } = judged(...asked)
    const [issue] = issues
    if (issue !== undefined) return errorSentence(issue.key, issue.params)
    return isOverAnother ? t(($) => $.overAnother) : undefined
  }
  return {
    ofFields,
    ofGesture: (...asked) => {
      const { holiday, leavesDay } = judged(...asked)
      if (leavesDay) return t(($) => $.leavesDay)
      const problem = ofFields(...asked)
      if (problem !== undefined || holiday === null) return problem
      return t(($) => $.holiday, { day: formatDay(holiday, locale) })
    },
  }
}

export interface GestureWays {
  /** How the user may change a shift of the mission now. */
  ofShift: (shift: Pick<Shift, 'startDate'>) => GestureWay
  /** How the user may add a shift now. */
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

/** The facts that decide how the user may change the shifts of a mission. */
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

/** Why a change is not possible, in a sentence; nothing when it is possible. */
export function useLockSentence(): (way: GestureWay) => string | undefined {
  const t = useMoveWords()
  return (way) => {
    if (way.way === 'change') return undefined
    return t(($) => $.locks[way.way === 'closed' ? way.because : 'contracts'])
  }
}

/** The rows of a week: missions or Siders. */
export type WeekRows = 'missions' | 'siders'

/** Why a shift cannot move to another row: it stays in its mission, and moving it hires nobody. */
export function useStaySentence(): (mission: Mission, rows: WeekRows) => string {
  const t = useMoveWords()
  return (mission, rows) => {
    if (rows === 'missions') return t(($) => $.stays.mission)
    return mission.preSelection ? t(($) => $.stays.candidates) : t(($) => $.stays.provider)
  }
}
