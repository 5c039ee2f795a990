import { breakOptions } from '@renfort/domain/shift/shift.ts'

/** SHIFT-08, and the odd break that a shift may have already (C-14). */
export function breakOptionsWith(current: number): readonly number[] {
  if (breakOptions.includes(current)) return breakOptions
  return [...breakOptions, current].toSorted((a, b) => a - b)
}
