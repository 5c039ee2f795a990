import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import type { PasteColumn } from '../../paste-table/paste-column.ts'
import { useShiftWords } from '../words.ts'

/** How the columns of a shift are shown. */
export function useShiftColumns(): readonly PasteColumn<ShiftColumn>[] {
  const t = useShiftWords()
  return [
    { id: 'date', name: t(($) => $.list.day), isWide: true },
    { id: 'start', name: t(($) => $.form.start) },
    { id: 'end', name: t(($) => $.form.end) },
    { id: 'break', name: t(($) => $.list.pause) },
    { id: 'slots', name: t(($) => $.list.siders), placeholder: '1' },
  ]
}
