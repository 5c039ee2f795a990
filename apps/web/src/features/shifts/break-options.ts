import { breakOptions } from '@renfort/domain/shift/shift.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useShiftWords } from './words.ts'

/** How a break is read: in minutes under an hour. */
export function useBreakLabel(): (minutes: number) => string {
  const t = useShiftWords()
  return (minutes) => {
    if (minutes === 0) return t(($) => $.form.none)
    return minutes < 60 ? t(($) => $.form.minutes, { minutes }) : formatDuration(minutes)
  }
}

/** SHIFT-08, and the odd break that a shift may have already (C-14). */
export function breakOptionsWith(current: number): readonly number[] {
  if (breakOptions.includes(current)) return breakOptions
  return [...breakOptions, current].toSorted((a, b) => a - b)
}
