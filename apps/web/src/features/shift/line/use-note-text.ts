import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { LineNote } from '@renfort/domain/shift/shift-line/line-notes.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftLineWords } from './words.ts'

/** A part of a line without what could not be seen, or would turn the sentence around it. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '')
}

/** What a note says of a line, in words. */
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
