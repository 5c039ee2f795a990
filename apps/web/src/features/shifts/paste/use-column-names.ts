import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import { useShiftWords } from '../words.ts'

/** How the columns of a shift are called. */
export function useColumnNames(): Readonly<Record<ShiftColumn, string>> {
  const t = useShiftWords()
  return {
    date: t(($) => $.list.day),
    start: t(($) => $.form.start),
    end: t(($) => $.form.end),
    break: t(($) => $.list.pause),
    slots: t(($) => $.list.siders),
  }
}
