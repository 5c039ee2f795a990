import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { closedBecause, type Line } from './hours-line.ts'
import { useHoursWords } from './words.ts'

/** Why a line can be neither chosen nor changed: whoever acts for a user only reads (TS-39), a file waits for its Sider (TS-20). */
export function useClosedReason(): (line: Line) => string | undefined {
  const t = useHoursWords()
  const decision = useCan('attendance.validate')
  return (line) => {
    if (!decision.allowed) return errorSentence(decision.because)
    if (line.corrections.length > 0) return t(($) => $.reasons.corrected)
    const state = closedBecause(line)
    return state === null ? undefined : t(($) => $.reasons[state])
  }
}
