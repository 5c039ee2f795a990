import { addDays } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { startDayOf } from '../kernel/place-time.ts'
import type { ShiftDraft } from './shift.ts'

/** Planned days that follow each other. */
export interface PlannedRow {
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly days: number
}

/** The rows of planned days, in order. A night belongs to the day on which it starts. */
export function plannedRows(
  shifts: readonly Pick<ShiftDraft, 'startsAt' | 'timeZone'>[],
): PlannedRow[] {
  const rows: PlannedRow[] = []
  const planned = new Set(shifts.map(startDayOf))
  for (const date of [...planned].toSorted()) {
    const last = rows.at(-1)
    if (last !== undefined && addDays(last.endDate, 1) === date) {
      rows[rows.length - 1] = { ...last, endDate: date, days: last.days + 1 }
    } else rows.push({ startDate: date, endDate: date, days: 1 })
  }
  return rows
}
