import type { IsoDate } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { daysPerWeek } from '../law/working-time.ts'
import { plannedRows } from '../shift/planned-rows.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'

/**
 * More than six planned days in a row, across weeks and whichever Sider works them: a rule of the
 * product (SUM-13, SHIFT-27).
 */
export function consecutiveDaysFindings(
  shifts: readonly Pick<ShiftDraft, 'startsAt' | 'timeZone'>[],
  date: IsoDate,
): Finding[] {
  const { value: limit, source } = at(daysPerWeek, date)
  return plannedRows(shifts)
    .filter(({ days }) => days > limit)
    .map(({ startDate, endDate, days }) => ({
      ...ofTheMission,
      severity: 'house',
      key: 'consecutive_days',
      source,
      dates: [startDate, endDate],
      measure: { unit: 'days', limit, found: days },
    }))
}
