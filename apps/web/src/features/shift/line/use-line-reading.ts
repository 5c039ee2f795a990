import type { Mission } from '@renfort/contract/mission.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type CheckedCopy, checkCopies } from '@renfort/domain/shift/copy-week.ts'
import { levelOf, type LineNote } from '@renfort/domain/shift/shift-line/line-notes.ts'
import {
  readShiftLine,
  type ShiftLineReading,
} from '@renfort/domain/shift/shift-line/read-shift-line.ts'
import { useMemo } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { languageOf } from '../../../ui/calendar-names.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { shiftDraftOf, missionCalendar } from '../../quotation/mission-terms.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftLineWords } from './words.ts'

interface LineReading {
  readonly reading: ShiftLineReading
  /** Each shift with the problems of the API's rules and of the planning. */
  readonly shifts: readonly CheckedCopy[]
  /** Why the shifts cannot be added. */
  readonly problem: string | undefined
}

/** Reads a line of words as shifts of a mission. */
export function useLineReading(mission: Mission, line: string): LineReading {
  const t = useShiftLineWords()
  const noteText = useNoteText()
  const { locale } = useUiWords()
  const { today, rules } = useShiftCalendar()
  const job = mission.jobTitle.name
  const { timeZone } = mission
  const reading = useMemo(
    () => readShiftLine(line, { today, locale: languageOf(locale), job, timeZone }),
    [line, today, locale, job, timeZone],
  )
  const calendar = missionCalendar(mission)
  const saved = mission.shifts.map(shiftDraftOf)
  const shifts = checkCopies(reading.shifts, saved, rules(), calendar)
  const note = reading.notes.find(({ key }) => levelOf(key) === 'problem')
  const issue = shifts.flatMap(({ issues }) => issues)[0]
  const problem =
    note !== undefined
      ? t(($) => $.mend, { problem: noteText(note, line) })
      : issue !== undefined
        ? t(($) => $.faulty, { problem: errorSentence(issue.key, issue.params) })
        : shifts.length === 0
          ? t(($) => $.none)
          : undefined
  return { reading, shifts, problem }
}

/** A part of a line without characters that are invisible or change the direction of writing. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '')
}

/** A note about a line, as a sentence. */
export function useNoteText(): (note: LineNote, line: string) => string {
  const t = useShiftLineWords()
  const { locale } = useUiWords()
  const shown = (value: string | number) =>
    typeof value === 'string' && isIsoDate(value) ? formatDay(value, locale, 'medium') : value
  return ({ key, span, params = {} }, line) => {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name === 'date' ? 'day' : name, shown(value)]),
    )
    const words = visibleText(line.slice(span.start, span.end))
    return t(($) => $.notes[key], { ...values, words })
  }
}
