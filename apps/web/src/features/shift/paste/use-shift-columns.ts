import type { PastedShiftColumn } from '@renfort/domain/shift/pasted-shifts.ts'
import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import type { PasteColumn } from '../../paste-table/pasted-columns.tsx'
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

/** What a column of a paste may stand for: one of a shift, or its start and end together. */
export function useSourceColumns(): readonly Pick<PasteColumn<PastedShiftColumn>, 'id' | 'name'>[] {
  const t = useShiftWords()
  return [
    ...useShiftColumns(),
    { id: 'times', name: t(($) => $.paste.times) },
    { id: 'secondStart', name: t(($) => $.paste.secondStart) },
    { id: 'secondEnd', name: t(($) => $.paste.secondEnd) },
    { id: 'breakStart', name: t(($) => $.paste.breakStart) },
    { id: 'breakEnd', name: t(($) => $.paste.breakEnd) },
  ]
}
