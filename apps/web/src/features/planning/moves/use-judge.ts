import type { Mission } from '@renfort/contract/mission.ts'
import { judgeGesture } from '@renfort/domain/shift/gesture.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { errorSentence } from '../../../platform/error-words.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { shiftsOfSameSiders } from './planned-slots.ts'
import { useMoveWords } from './words.ts'
import { missionCalendar } from '../../quotation/mission-terms.ts'

type ProblemOf = (shiftId: string, before: ShiftDraft, draft: ShiftDraft) => string | undefined

interface Judge {
  /** Why a shift cannot stand where fields put it. */
  ofFields: ProblemOf
  /** The same where a key or a pointer puts it: they change the day or the hour, and spare holidays. */
  ofGesture: ProblemOf
}

/** What speaks against a shift of a mission at other times, in a sentence. */
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
