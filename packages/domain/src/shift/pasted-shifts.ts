import type { IsoDate } from '../kernel/calendar.ts'
import type { PasteRules } from '../kernel/pasted-table.ts'
import { readClock } from '../reading/read-clock.ts'
import {
  readShiftDay,
  type ShiftColumn,
  shiftColumns,
  typedBreak,
  typedSlots,
} from './typed-shift.ts'

/** Lines that one paste may hold: as many as one call may write. */
export const maxPastedLines = 1000

// The order counts: « pause (min) », « heure de fin » and « date de début » match several.
const headings: PasteRules<ShiftColumn>['headings'] = [
  ['date', /\b(date|jour|day)\b/],
  ['break', /\b(pauses?|breaks?)\b/],
  ['end', /\b(fin|end|ends|finish|until|to|depart)\b/],
  ['start', /\b(debut|start|starts|begin|from|arrivee)\b|^(de|heure|time)$/],
  [
    'slots',
    /\b(siders?|nombre|nb|effectifs?|besoins?|postes?|places?|quantite|personnes?|slots?|people|headcount|workers?|staff|quantity)\b/,
  ],
]

/** How the columns of shifts are recognised, in French or English; a day may lack its year, which `today` gives. */
export function shiftPasteRules(today: IsoDate): PasteRules<ShiftColumn> {
  const isDay = (cell: string) => readShiftDay(cell, today) !== null
  const isTime = (cell: string) => /[:h]|[ap]\.?m/i.test(cell) && readClock(cell) !== null
  return {
    columns: shiftColumns,
    headings,
    isData: isDay,
    looksLike: {
      date: isDay,
      start: isTime,
      end: isTime,
      break: (cell) => (typedBreak(cell) ?? 0) >= 15 || /min|h|:/i.test(cell),
      slots: (cell) => typedSlots(cell) !== null,
    },
  }
}
