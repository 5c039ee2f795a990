import { cloneMission, type Mission } from '@renfort/contract/mission.ts'
import { addDays, instant, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { lastDayOf } from '@renfort/domain/kernel/place-time.ts'
import { checkCopies, mondayOf, weeksOf } from '@renfort/domain/shift/copy-week.ts'
import { movedWeeks, type WeekMove, wholePlanningFrom } from '@renfort/domain/shift/moved-weeks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCommand } from '../../platform/query.ts'
import { missionsChanged } from '../mission-record/stale-answers.ts'
import { shiftDraftOf, missionCalendar } from '../quotation/mission-terms.ts'
import { useShiftCalendar } from '../shift/use-shift-calendar.ts'
import { useMissionWords } from './words.ts'

/** The weeks that can be chosen: half a year from the present one. */
const offeredWeeks = 26

/** All weeks of the planning, moved together. */
export const whole = 'whole'

/** The choices of an order that repeats a mission, what is wrong with them, and the order itself. */
export function useOrderAgain(mission: Mission) {
  const t = useMissionWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { today, rules } = useShiftCalendar(mission)
  // A planning by the week is ordered again as such, not by what it has become.
  const shifts = mission.flexiblePlanning === null ? mission.shifts.map(shiftDraftOf) : []
  const weeks = weeksOf(shifts)
  const [source, setSource] = useState<IsoDate | typeof whole>(weeks.at(-1)?.monday ?? whole)
  const [targets, setTargets] = useState<readonly IsoDate[]>([nextWeek(mission, today)])
  const [asksSameSiders, askSameSiders] = useState(true)
  const siders = sidersAsBefore(mission)
  const clone = useCommand(cloneMission, {
    onSuccess: ({ id }) => {
      missionsChanged(client)
      void navigate({ to: '/taskPosting/$taskId', params: { taskId: id } })
    },
  })

  const moves = movesOf()
  const calendar = missionCalendar(mission)
  const copies = checkCopies(movedWeeks(shifts, moves), [], rules(), calendar)
  const refused = copies.flatMap(({ issues }) => issues)[0]

  function movesOf(): WeekMove[] {
    const [first] = targets
    if (first === undefined) return []
    if (mission.flexiblePlanning !== null) {
      return [{ from: isoDate(mission.flexiblePlanning.startDate.slice(0, 10)), to: first }]
    }
    if (source === whole) return wholePlanningFrom(shifts, first)
    return targets.map((to) => ({ from: source, to }))
  }

  return {
    /** The weeks of the planning; none of a planning by the week, which moves as a whole. */
    weeks,
    source,
    /** A planning that moves as a whole begins in one week. */
    isWhole: source === whole,
    chooseSource: (chosen: IsoDate | typeof whole) => {
      setSource(chosen)
      if (chosen === whole) setTargets(targets.slice(0, 1))
    },
    offered: Array.from({ length: offeredWeeks }, (_, i) => addDays(mondayOf(today), 7 * i)),
    targets,
    chooseTargets: setTargets,
    copies,
    siders,
    asksSameSiders,
    askSameSiders,
    problem: mission.migrated
      ? errorSentence('errors.task.duplication_impossible')
      : moves.length === 0
        ? t(($) => $.orderAgain.noWeek)
        : refused && errorSentence(refused.key, refused.params),
    isPending: clone.isPending,
    submit: () =>
      clone.mutate({
        params: { id: mission.id },
        body: {
          planning: { weeks: moves },
          ...(asksSameSiders && siders.length > 0 ? { renew: true } : {}),
        },
      }),
  }
}

export type OrderAgain = ReturnType<typeof useOrderAgain>

/** The week after the mission, or after the present one. */
function nextWeek({ endDate, timeZone }: Mission, today: IsoDate): IsoDate {
  const last = endDate === null ? today : lastDayOf({ endsAt: instant(endDate), timeZone })
  return addDays(mondayOf(last > today ? last : today), 7)
}

/** Those who were hired; where nobody was, those who were asked for (N-13). */
function sidersAsBefore({ requestedSiders }: Mission): Mission['requestedSiders'] {
  const hired = requestedSiders.filter(({ status }) => status === 'hired')
  return hired.length > 0 ? hired : requestedSiders.filter(({ status }) => status !== 'declined')
}
