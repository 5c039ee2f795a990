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
import type { Direction } from './grid-rows.ts'

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

type GridCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'edit' }
  | { readonly kind: 'typeOver'; readonly text: string }
  | { readonly kind: 'copyAbove' | 'remove' | 'submit' | 'revert' | 'help' }

const moves: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}
const farMoves: Readonly<Record<string, Direction>> = { Home: 'first', End: 'last' }

const plain: Readonly<Record<string, GridCommand>> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  Backspace: { kind: 'typeOver', text: '' },
  Delete: { kind: 'remove' },
  Escape: { kind: 'revert' },
  '?': { kind: 'help' },
}

/** What a key means on a cell that is not being edited; `null` leaves it to the browser. */
export function gridCommand(event: Key): GridCommand | null {
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    const direction = farMoves[event.key]
    if (direction !== undefined) return { kind: 'move', direction }
    if (event.key === 'Enter') return { kind: 'submit' }
    return event.key.toLowerCase() === 'd' && !event.shiftKey ? { kind: 'copyAbove' } : null
  }
  const direction = moves[event.key]
  if (direction !== undefined) return event.shiftKey ? null : { kind: 'move', direction }
  const command = plain[event.key]
  if (command !== undefined) return command
  return event.key.length === 1 && event.key !== ' ' ? { kind: 'typeOver', text: event.key } : null
}

type EditorCommand = 'enter' | 'submit' | 'next' | 'previous' | 'cancel' | 'more' | 'less'

/** What a key means inside a cell that is being edited. */
export function editorCommand(event: Key): EditorCommand | null {
  switch (event.key) {
    case 'Enter':
      return event.ctrlKey || event.metaKey ? 'submit' : 'enter'
    case 'Tab':
      return event.shiftKey ? 'previous' : 'next'
    case 'Escape':
      return 'cancel'
    case 'ArrowUp':
      return 'less'
    case 'ArrowDown':
      return 'more'
    default:
      return null
  }
}

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

/**
 * The typed text in the format of a saved cell, with no time past 23:59 (SHIFT-10); unchanged when it cannot be read.
 */
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
