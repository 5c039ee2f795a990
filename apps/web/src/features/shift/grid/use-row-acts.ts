import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { GridRow } from './grid-rows.ts'

/** What the controls of a line do. */
export interface RowActs {
  select: (row: string, isTicked: boolean) => void
  keep: (row: GridRow, column: ShiftColumn, text: string) => void
  edit: (shift: Shift) => void
  duplicate: (shift: Shift) => void
  remove: (row: GridRow) => void
}

/** One stable object whose functions always use the state of the last drawing. */
export function useRowActs(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [stable] = useState<RowActs>(() => ({
    select: (...all) => latest.current.select(...all),
    keep: (...all) => latest.current.keep(...all),
    edit: (...all) => latest.current.edit(...all),
    duplicate: (...all) => latest.current.duplicate(...all),
    remove: (...all) => latest.current.remove(...all),
  }))
  return stable
}
