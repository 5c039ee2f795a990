import { addDays, type IsoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { clampedTime } from '@renfort/domain/reading/read-clock.ts'
import { breakOptions, shiftLimits } from '@renfort/domain/shift/shift.ts'
import {
  readShiftDay,
  type ShiftColumn,
  typedBreak,
  typedSlots,
} from '@renfort/domain/shift/typed-shift.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { stepTime } from '../../../ui/quarter-hours.ts'

const morning = localTime('09:00')

/** The next or previous choice of a cell: a day, a quarter of an hour (SHIFT-11), a break (SHIFT-08), a Sider. */
export function stepCell(
  column: ShiftColumn,
  text: string,
  step: 1 | -1,
  { today, locale }: { today: IsoDate; locale: string },
): string {
  switch (column) {
    case 'date': {
      const date = readShiftDay(text, today)
      return formatDay(date === null ? today : addDays(date, step), locale, 'numeric')
    }
    case 'start':
    case 'end': {
      const time = clampedTime(text)
      return time === null ? morning : stepTime(time, step)
    }
    case 'break': {
      const minutes = typedBreak(text) ?? 0
      const next =
        step === 1
          ? breakOptions.find((option) => option > minutes)
          : breakOptions.findLast((option) => option < minutes)
      return String(next ?? minutes)
    }
    case 'slots': {
      const { min, max } = shiftLimits.slots
      const next = text.trim() === '' ? min : (typedSlots(text) ?? min) + step
      return String(Math.max(min, Math.min(next, max)))
    }
  }
}

/** What was typed, as a saved cell says it, no time past 23:59 (SHIFT-10); unchanged where it cannot be read. */
export function tidyCell(
  column: ShiftColumn,
  text: string,
  { today, locale }: { today: IsoDate; locale: string },
): string {
  const typed = text.trim()
  if (typed === '') return ''
  switch (column) {
    case 'date': {
      const date = readShiftDay(typed, today)
      return date === null ? typed : formatDay(date, locale, 'numeric')
    }
    case 'start':
    case 'end':
      return clampedTime(typed) ?? typed
    case 'break':
      return String(typedBreak(typed) ?? typed)
    case 'slots':
      return String(typedSlots(typed) ?? typed)
  }
}
