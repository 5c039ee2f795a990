import { breakMinutes, longDayHours } from '@renfort/domain/attendance/difference.ts'
import { type Line, timesOf } from './hours-line.ts'
import { useLength } from './use-length.ts'
import { useHoursWords } from './words.ts'

/** Why a line deserves a look, in words: « en retard de 12 min ». */
export function useDifferenceTexts(): (line: Line) => readonly string[] {
  const t = useHoursWords()
  const lengthOf = useLength()
  const absenceText = ({ absenceJustification: why }: Line) => {
    if (why === null) return t(($) => $.differences.absent)
    return why === 'dayOff'
      ? t(($) => $.differences.absentDayOff)
      : t(($) => $.differences.absentOther)
  }
  return (line) => {
    const { declared } = timesOf(line)
    return line.differences.map(({ kind, minutes }) => {
      const duration = lengthOf(minutes)
      if (kind === 'absent') return absenceText(line)
      if (kind === 'shorterBreak' && declared !== null && breakMinutes(declared) === 0) {
        return t(($) => $.differences.breakNotTaken)
      }
      if (kind === 'longDay' && minutes === longDayHours * 60) {
        return t(($) => $.differences.longDayReached)
      }
      return t(($) => $.differences[kind], { duration })
    })
  }
}
